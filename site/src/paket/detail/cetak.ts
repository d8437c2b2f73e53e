import { preparePrinting, printPaket } from './print.ts'

preparePrinting()

// Print buttons work from the first moment on, before any island is alive.
document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('button[data-print]')
  if (!button) return
  const scope = button.dataset.print === 'itinerary' ? 'itinerary' : 'paket'
  printPaket(scope)
})
