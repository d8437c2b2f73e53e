import { preparePrinting, printPaket } from './print.ts'

/** Lets print buttons work from the first moment on, before any island is alive, and readies the page for paper. */
export function printButtons(): void {
  preparePrinting()
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[data-print]')
    if (!button) return
    printPaket(button.dataset.print === 'itinerary' ? 'itinerary' : 'paket')
  })
}
