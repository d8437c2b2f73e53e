/** Writes the day of printing into the head of the sheets (`Kop.astro`), however the browser was asked to print. */
export function dateSheets(): void {
  addEventListener('beforeprint', () => {
    const printed = document.querySelector('[data-printed]')
    const day = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long' }).format(new Date())
    if (printed) printed.textContent = `Dicetak ${day}`
  })
}
