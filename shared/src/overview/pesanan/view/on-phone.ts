import { make } from './element.ts'
import { makeFold } from './fold.ts'

/** Draws the page's own link as a code that a phone's camera reads. */
export type DrawLink = () => Promise<Element>

/**
 * Makes the way from a desk to a phone, whose camera takes papers: a fold with the code of this page's link. Styles
 * show it where there is a desk.
 */
export function makeOnPhone(drawLink: DrawLink): HTMLElement {
  const place = make('div', { class: 'kode' })
  const words = make('p', { role: 'status' }, 'Menyiapkan kode…')
  const draw = () =>
    drawLink().then(
      (code) => {
        place.replaceChildren(code)
        words.textContent =
          'Arahkan kamera HP ke kode ini, lalu ketik empat angka yang sama. Kodenya sama dengan tautan Anda: jangan difoto orang lain.'
      },
      () => {
        words.textContent = 'Kodenya belum dapat dibuat. Buka saja tautan dari pesan kantor kami di HP Anda.'
      },
    )
  const fold = makeFold({
    kunci: 'di-hp',
    summary: ['Lanjutkan di HP'],
    content: make('div', { class: 'isi-hp' }, place, words),
    fill: () => void draw(),
  })
  fold.classList.add('di-hp')
  return fold
}
