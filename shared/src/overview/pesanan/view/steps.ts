import type { Langkah, Pesanan } from '../pesanan-schema.ts'
import { dayText } from './day-text.ts'
import { type Child, make, makeIcon } from './element.ts'
import { makeFold } from './fold.ts'

/** Steps that are shown at once; more of them fold. */
const SHOWN = 3

interface Tools {
  today: string
  /** Returns the buttons that send the paper of a step. */
  senderOf: (step: Langkah, isMain: boolean) => Child
  chat: string
}

/** Makes the one next step: what to do, until when, and the button that does it. */
export function makeNextStep(step: Langkah, tools: Tools): HTMLElement {
  const { element, fill } = makeStep(step, 1, tools)
  fill()
  return make('div', { class: 'plate langkah langkah--kini' }, element)
}

/** Makes the steps after the next one. */
export function makeLaterSteps(steps: readonly Langkah[], tools: Tools): HTMLElement {
  const items = steps.map((step, index) => makeStep(step, index + 2, tools))
  const listed = ({ element }: StepItem) => make('li', {}, element)
  for (const { fill } of items.slice(0, SHOWN)) fill()
  const rest = items.slice(SHOWN)
  return make(
    'div',
    { class: 'plate langkah' },
    make('ol', {}, items.slice(0, SHOWN).map(listed)),
    rest.length > 0 &&
      makeFold({
        kunci: 'langkah-lagi',
        summary: [`${rest.length} langkah lagi`],
        content: make('ol', { start: SHOWN + 2 }, rest.map(listed)),
        fill() {
          for (const one of rest) one.fill()
        },
      }),
  )
}

/** Makes the words for a family with nothing to do: all is complete, and the next day to look forward to. */
export function makeNothingToDo({ perjalanan, pembayaran, peserta }: Pesanan, today: string): HTMLElement {
  const waits =
    pembayaran.some(({ status }) => status === 'menunggu') ||
    peserta.some(({ keadaan }) => keadaan === 'diperiksa')
  const { berangkat } = perjalanan
  const next = berangkat >= today && berangkat ? `Berangkat ${dayText(berangkat, today)}.` : ''
  return make(
    'div',
    { class: 'plate selesai' },
    makeIcon('check', 28),
    make(
      'div',
      {},
      make('h3', {}, waits ? 'Kami sedang memeriksa kiriman Anda' : 'Semua sudah lengkap'),
      make('p', {}, waits ? 'Tidak ada yang perlu Anda lakukan sekarang. Kabarnya tampil di sini.' : next),
    ),
  )
}

/** A step without its buttons, and what adds them. */
interface StepItem {
  element: HTMLElement
  fill: () => void
}

function makeStep(step: Langkah, nth: number, { today, senderOf, chat }: Tools): StepItem {
  const { kunci, judul, keterangan, batas, lewat } = step
  const isMain = nth === 1
  const until = batas && untilText(batas, { lewat, today })
  const action = (): Child => {
    switch (kunci) {
      case 'bayar':
        return make(
          'div',
          { class: 'tombol' },
          make(
            'a',
            { class: isMain ? 'btn' : 'btn btn--line', href: '#cara-membayar' },
            'Lihat cara membayar',
          ),
          make('a', { class: 'btn btn--line', href: '#kirim-bukti' }, makeIcon('upload'), 'Sudah transfer'),
          // Whoever is late may need words with somebody more than a number to pay to.
          lewat && makeChat(chat, 'btn btn--line'),
        )
      case 'hubungi':
        return make('div', { class: 'tombol' }, makeChat(chat, isMain ? 'btn' : 'btn btn--line'))
      default:
        return senderOf(step, isMain)
    }
  }
  const words = make(
    'div',
    { class: 'kata-langkah' },
    make('h3', {}, judul, until && make('span', { class: 'batas' }, until)),
    keterangan && make('p', { class: 'muted' }, keterangan),
  )
  return {
    element: make(
      'div',
      { class: lewat ? 'isi lewat' : 'isi' },
      make('span', { class: 'nomor', 'aria-hidden': 'true' }, String(nth)),
      words,
    ),
    fill() {
      const buttons = action()
      if (buttons) words.append(buttons)
    },
  }
}

const makeChat = (chat: string, look: string): HTMLElement =>
  make(
    'a',
    { class: look, href: chat, target: '_blank', rel: 'noopener' },
    makeIcon('whatsapp'),
    'Hubungi kantor',
    make('span', { class: 'visually-hidden' }, ' (tab baru)'),
  )

/** Writes until when a step is to be done, as the title goes on. */
function untilText(batas: string, { lewat, today }: { lewat: boolean; today: string }): string {
  if (batas === today) return ' hari ini'
  const day = dayText(batas, today)
  return lewat ? `, sudah lewat sejak ${day}` : ` sebelum ${day}`
}
