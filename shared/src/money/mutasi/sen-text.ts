import { sumText } from '../../trips/pemesanan/sum-text.ts'
import { SEN } from './mutasi.ts'

/** Writes a sum of sen, as a bank counts it: `Rp 10.000.000`, `Rp 1.234,56`; a minus before money that leaves. */
export function senText(sen: number): string {
  const amount = Math.abs(sen)
  const rest = amount % SEN
  const whole = sumText((amount - rest) / SEN, 'Rp')
  const cents = rest > 0 ? `,${String(rest).padStart(2, '0')}` : ''
  return `${sen < 0 ? '−' : ''}${whole}${cents}`
}
