/*
 * Print buttons work from the first moment on, before any island is alive. Few visitors print: the rest need not fetch
 * what it takes.
 */
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('button[data-print]')
  if (!button) return
  const scope = button.dataset.print === 'itinerary' ? 'itinerary' : 'paket'
  void import('./print.ts').then(({ printPaket }) => printPaket(scope))
})
