import { readTypedSum } from '../../../money/pembayaran/typed-sum.ts'
import { isTanggal } from '../../../platform/format/tanggal.ts'
import { sumText } from '../../../trips/pemesanan/sum-text.ts'
import { uncovered, waitingSum } from '../next-step.ts'
import type { Pesanan } from '../pesanan-schema.ts'
import { make } from './element.ts'
import type { SendOptions } from './send-file.ts'
import type { RowFields } from './sender.ts'

/** The parts of a booking that say what is still to be transferred. */
export type Paying = Pick<Pesanan, 'tagihan' | 'pembayaran' | 'kode_unik' | 'mata_uang'>

interface Options {
  pesanan: Paying
  /** The position among files chosen at once: the first is for the first bill to pay, the second for the next. */
  index: number
  /** A day in Jakarta. */
  today: string
  send: (
    input: { bukti: File; jumlah: number; tanggal_bank: string },
    options: SendOptions,
  ) => Promise<unknown>
}

let made = 0

/** Returns the sums that the page asks for: of open bills what proofs that wait do not cover. */
function askedSums({ tagihan, pembayaran, kode_unik }: Paying): number[] {
  const open = tagihan.flatMap(({ jumlah_transfer, ...bill }) =>
    jumlah_transfer === null ? [] : [{ ...bill, jumlah_transfer }],
  )
  return uncovered(open, waitingSum(pembayaran), kode_unik).map(({ jumlah_transfer }) => jumlah_transfer)
}

/** Makes the fields of one proof: the sum that was transferred, and the day. */
export function makeProofFields({ pesanan, index, today, send }: Options): RowFields {
  made += 1
  const { mata_uang } = pesanan
  const asked = askedSums(pesanan)[index]
  const suggested = asked ? sumText(asked, mata_uang).replace(/^\D+/, '') : ''
  const sum = make('input', {
    id: `jumlah-${made}`,
    inputmode: mata_uang === 'Rp' ? 'numeric' : 'decimal',
    autocomplete: 'off',
    value: suggested,
    'aria-describedby': `salah-jumlah-${made}`,
  })
  const day = make('input', {
    id: `tanggal-${made}`,
    type: 'date',
    value: today,
    max: today,
    'aria-describedby': `salah-tanggal-${made}`,
  })
  const wrong = {
    sum: make('p', { class: 'salah', id: `salah-jumlah-${made}` }),
    day: make('p', { class: 'salah', id: `salah-tanggal-${made}` }),
  }
  const mark = (field: HTMLInputElement, place: HTMLElement, problem: string) => {
    place.textContent = problem
    field.toggleAttribute('aria-invalid', problem !== '')
  }
  const read = () => readTypedSum(sum.value, mata_uang)
  return {
    elements: [
      make(
        'div',
        { class: 'isian' },
        make('label', { for: sum.id }, `Jumlah yang ditransfer (${mata_uang})`),
        sum,
        wrong.sum,
      ),
      make('div', { class: 'isian' }, make('label', { for: day.id }, 'Tanggal transfer'), day, wrong.day),
    ],
    check() {
      const typed = read()
      const sumProblem = 'masalah' in typed ? typed.masalah : ''
      const dayProblem = !isTanggal(day.value)
        ? 'Pilih tanggal transfernya.'
        : day.value > today
          ? 'Tanggal ini belum tiba. Pilih hari transfernya.'
          : ''
      mark(sum, wrong.sum, sumProblem)
      mark(day, wrong.day, dayProblem)
      if (sumProblem) sum.focus()
      else if (dayProblem) day.focus()
      return sumProblem || dayProblem ? 'Periksa yang ditandai merah.' : null
    },
    send(bukti, options) {
      const typed = read()
      if ('masalah' in typed) return Promise.reject(new Error(typed.masalah))
      return send({ bukti, jumlah: typed.jumlah, tanggal_bank: day.value }, options)
    },
  }
}
