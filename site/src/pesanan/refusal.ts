import { waitText } from '@safar/shared/overview/pesanan/view/wait-text'
import { ApiError } from '@safar/shared/platform/http/errors'
import { TAUTAN_AKHIR, TAUTAN_AKHIR_TEKS } from '@safar/shared/trips/tautan-keluarga/tautan-keluarga'
import type { Tertutup } from '@safar/shared/trips/tautan-keluarga/tautan-keluarga-schema'

/** Words of a door that stays closed. */
export interface Refusal {
  judul: string
  isi: string
  /** True if no digits open it any more: the way to the office is shown instead of the field. */
  isOver: boolean
}

const UNKNOWN: Refusal = {
  judul: 'Tautan ini tidak kami kenal.',
  isi: 'Mungkin ada huruf yang terpotong. Tekan lagi tautan di pesan dari kantor kami, atau minta yang baru.',
  isOver: true,
}

/** Reads by hand why a link is over, or how many tries are left: this page loads no schema. */
function readClosed(body: object): Pick<Tertutup, 'sebab' | 'sisa_coba'> {
  const { sebab, sisa_coba }: { sebab?: unknown; sisa_coba?: unknown } = body
  const known = TAUTAN_AKHIR.find((one) => one === sebab)
  return {
    ...(known && { sebab: known }),
    ...(typeof sisa_coba === 'number' && Number.isInteger(sisa_coba) && sisa_coba >= 0 && { sisa_coba }),
  }
}

/** Returns what a refused opening tells the family. */
export function readRefusal(error: unknown): Refusal {
  if (!(error instanceof ApiError))
    return { judul: 'Belum dapat dibuka.', isi: 'Tekan tombolnya sekali lagi.', isOver: false }
  const { status, retryAfter } = error
  const told = readClosed(Object(error.body))
  if (told.sebab)
    return { judul: 'Tautan ini sudah tidak berlaku.', isi: TAUTAN_AKHIR_TEKS[told.sebab], isOver: true }
  if (told.sisa_coba === 0)
    return { judul: 'Angkanya belum cocok.', isi: TAUTAN_AKHIR_TEKS.coba, isOver: true }
  if (told.sisa_coba !== undefined)
    return {
      judul: 'Angkanya belum cocok.',
      isi: `Masih bisa dicoba ${told.sisa_coba} kali, lalu tautan ini berhenti dan kantor mengirim yang baru.`,
      isOver: false,
    }
  if (status === 401 || status === 404) return UNKNOWN
  if (status === 410) return { judul: 'Tautan ini sudah tidak berlaku.', isi: error.message, isOver: true }
  if (status === 429) {
    const wait = retryAfter === null ? 'beberapa menit' : waitText(retryAfter)
    return { judul: 'Terlalu banyak percobaan.', isi: `Tunggu ${wait}, lalu coba lagi.`, isOver: false }
  }
  if (status === 0)
    return {
      judul: 'Belum dapat dibuka.',
      isi: 'Periksa sambungan internet Anda, lalu tekan tombolnya lagi.',
      isOver: false,
    }
  return { judul: 'Belum dapat dibuka.', isi: error.message, isOver: false }
}
