import { preparePrinting, printPaket } from './print.ts'

/** Makes print buttons work at once, before any island hydrates, and prepares the page for paper. */
export function printButtons(): void {
  preparePrinting()
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[data-print]')
    if (!button) return
    printPaket(button.dataset.print === 'itinerary' ? 'itinerary' : 'paket')
  })
}
