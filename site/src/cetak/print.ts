export type PrintScope = 'paket' | 'itinerary'

/**
 * Prepares the page for paper: unfolds parts, loads pictures further down, and names the package in the head. Returns
 * the function that restores it.
 */
function prepare(): () => void {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
  // A package that no release holds is named only here.
  const [title, name] = ['[data-kop-judul]', 'article h1'].map((each) => document.querySelector(each))
  for (const details of folded) details.open = true
  for (const image of document.querySelectorAll<HTMLImageElement>('main img[loading=lazy]'))
    image.loading = 'eager'
  if (title && name) title.textContent = name.textContent
  return () => {
    for (const details of folded) details.open = false
  }
}

/**
 * Prepares the page whenever the browser is about to print it, by a button, a key or its menu, and restores it after.
 */
export function preparePrinting(): void {
  let restore = () => {}
  window.addEventListener('beforeprint', () => {
    restore = prepare()
  })
  window.addEventListener('afterprint', () => {
    restore()
    delete document.documentElement.dataset.print
  })
}

/** Opens the print dialog for the whole brochure or the itinerary alone. */
export function printPaket(scope: PrintScope): void {
  document.documentElement.dataset.print = scope
  window.print()
}
