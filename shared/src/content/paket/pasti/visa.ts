import type { Paket } from '../paket.ts'
import type { TipePaket } from '../tipe.ts'
import type { Nilai } from './nilai.ts'

const VISA_TIPE: Record<TipePaket, string> = { Umroh: 'Visa umrah', Haji: 'Visa haji', Overseas: 'Visa' }

/** Rates the certainty of the visa: included, being applied for, or neither. */
export function visaNilai({ tipe_paket, visa }: Pick<Paket, 'tipe_paket' | 'visa'>): Nilai {
  const nama = VISA_TIPE[tipe_paket]
  const kurang = [{ field: 'visa', teks: 'visa' }]
  if (visa === 'termasuk') return { ada: true, kurang: [], bukti: [`${nama} termasuk dalam harga`] }
  if (visa === 'proses')
    return { ada: true, kurang, bukti: [`${nama} sedang diproses`, 'Kami kabari setelah terbit.'] }
  if (visa === 'tidak')
    return {
      ada: false,
      kurang,
      bukti: [`${nama} tidak termasuk dalam harga`, 'Tanyakan biayanya sebelum membayar.'],
    }
  return { ada: false, kurang, bukti: [`Keadaan ${nama.toLowerCase()} belum disebut`] }
}
