// Puts the description of the API on the page. Swagger UI asks this server for it, and nobody else.
(() => {
  const night = matchMedia('(prefers-color-scheme: dark)');

  // The theme that was chosen for the game holds here as well; this is read before anything is painted.
  function theme() {
    try {
      return JSON.parse(localStorage.getItem('seabattle.settings') || '{}').theme || 'auto';
    } catch {
      return 'auto';
    }
  }

  function dress() {
    const chosen = theme();
    const dark = chosen === 'auto' ? night.matches : chosen !== 'light';
    document.documentElement.classList.toggle('dark-mode', dark);
  }

  dress();
  night.addEventListener('change', dress);

  // What Swagger UI leaves out: names of choices, levels of headings, examples that a key can scroll.
  function complete(docs) {
    for (const each of docs.querySelectorAll('select:not([aria-label])')) {
      each.ariaLabel = each.closest('tr[data-param-name]')?.dataset.paramName ?? 'Example';
    }
    for (const each of docs.querySelectorAll('textarea:not([aria-label])')) {
      each.ariaLabel = 'Request body';
    }
    for (const each of docs.querySelectorAll(':is(h3, h4, h5):not([aria-level])')) {
      each.ariaLevel = String(Number(each.localName.at(1)) - 1);
    }
    for (const each of docs.querySelectorAll('pre.example')) each.tabIndex = 0;
  }

  addEventListener('DOMContentLoaded', () => {
    const docs = document.getElementById('docs');
    new MutationObserver(() => complete(docs)).observe(docs, { childList: true, subtree: true });
    window.SwaggerUIBundle({
      url: '/api/openapi.json',
      domNode: docs,
      defaultModelsExpandDepth: 0,
      docExpansion: 'list',
      syntaxHighlight: { theme: 'tomorrow-night' },
      // Nobody outside is asked whether the description is sound; the tests do that.
      validatorUrl: null,
    });
  });
})();
