export type PrintScope = 'paket' | 'itinerary'

/**
 * Opens the print dialog for the whole brochure or for the itinerary alone. What is folded away is opened for the paper
 * and folded again after it.
 */
export function printPaket(scope: PrintScope): void {
  const root = document.documentElement
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
  const printed = document.querySelector('[data-printed]')
  root.dataset.print = scope
  for (const details of folded) details.open = true
  for (const image of document.querySelectorAll<HTMLImageElement>('main img[loading=lazy]'))
    image.loading = 'eager'
  if (printed) {
    printed.textContent = `Dicetak ${new Intl.DateTimeFormat('id-ID', { dateStyle: 'long' }).format(new Date())}`
  }
  window.addEventListener(
    'afterprint',
    () => {
      delete root.dataset.print
      for (const details of folded) details.open = false
    },
    { once: true },
  )
  window.print()
}
