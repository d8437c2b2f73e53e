import { ApiError } from '../../../platform/http/errors.ts'
import type { Pesanan } from '../pesanan-schema.ts'
import { dateText, dayOf } from './day-text.ts'
import { make } from './element.ts'

const STATE = {
  menunggu: 'menunggu jawaban kantor',
  diterima: 'diterima',
  ditolak: 'tidak dapat kami penuhi',
} as const

/**
 * Makes the form by which a family asks to correct a phone, a mail address or a name. What was typed stays on errors.
 */
export function makeRequestForm(ask: (teks: string) => Promise<unknown>, onSent: () => void): HTMLElement {
  const field = make('textarea', { id: 'permintaan', rows: 3, 'aria-describedby': 'salah-permintaan' })
  const wrong = make('p', { class: 'salah', id: 'salah-permintaan', role: 'alert' })
  const said = make('p', { class: 'kata', role: 'status' })
  const button = make('button', { type: 'submit', class: 'btn btn--line' }, 'Kirim permintaan')
  const form = make(
    'form',
    { class: 'permintaan', novalidate: true },
    make('label', { for: 'permintaan' }, 'Apa yang perlu diperbaiki?'),
    make(
      'p',
      { class: 'petunjuk' },
      'Misalnya nomor telepon, email, atau ejaan nama untuk tiket. Kantor memeriksa dulu, jawabannya tampil di sini.',
    ),
    field,
    wrong,
    button,
    said,
  )
  const fail = (message: string) => {
    wrong.textContent = message
    field.toggleAttribute('aria-invalid', true)
    field.focus()
  }
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const teks = field.value.trim()
    said.textContent = ''
    if (teks === '') return fail('Tulis dulu yang perlu diperbaiki.')
    if (button.getAttribute('aria-busy') === 'true') return
    button.setAttribute('aria-busy', 'true')
    wrong.textContent = ''
    field.removeAttribute('aria-invalid')
    try {
      await ask(teks)
      field.value = ''
      said.textContent = 'Terkirim. Kantor menjawabnya di halaman ini.'
      onSent()
    } catch (error) {
      const told =
        error instanceof ApiError ? (error.errors.teks?.[0] ?? error.message) : 'Belum terkirim. Coba lagi.'
      fail(told)
    } finally {
      button.removeAttribute('aria-busy')
    }
  })
  return form
}

/** Makes the requests so far, each with the office's answer. */
export function makeRequests({ permintaan }: Pesanan, today: string): HTMLElement | null {
  if (permintaan.length === 0) return null
  return make(
    'ul',
    { class: 'diminta' },
    permintaan.map(({ teks, status, jawaban, dikirim_pada }) => {
      const sent = dayOf(dikirim_pada)
      return make(
        'li',
        { class: 'strip' },
        make(
          'span',
          {},
          `${teks} `,
          make('strong', {}, `(${sent ? `${dateText(sent, today)}, ` : ''}${STATE[status]})`),
          jawaban && ` Jawaban kami: ${jawaban}`,
        ),
      )
    }),
  )
}
