import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { holdsSeats, isEnded, type PemesananStatus } from '@safar/shared/trips/pemesanan/pemesanan-status'
import { URUNG_MENIT } from '@safar/shared/trips/pemesanan/undo'

/** The words of a step to a state: its name, what follows, and the question for its reason. */
export interface StepWords {
  /** The label of the menu and of the button. */
  deed: string
  /** Sentences of the dialog before it is done. */
  follows: string[]
  /** The label of the reason; absent where none is asked for. */
  reason?: string
  isGrave?: boolean
}

const PAID_ELSEWHERE =
  'Keadaan ini biasanya mengikuti uang yang dicatat. Tandai sendiri hanya untuk uang yang disimpan di luar aplikasi.'
const WHY_PAID = 'Uangnya di mana, dan apa buktinya?'

/** Returns the words of a step of a booking, with what becomes of its seats. */
export function stepWords(booking: Pemesanan, to: PemesananStatus): StepWords {
  const { status, peserta, paket } = booking
  const held = peserta.filter(({ berkursi }) => berkursi).length
  const needed = peserta.filter(({ perlu_kursi }) => perlu_kursi).length
  const given = held > 0 ? [`${held} kursi ${paket.nama_paket} kembali dijual.`] : []
  const taken =
    holdsSeats(to) && held < needed
      ? [`${needed - held} kursi langsung diambil; sekarang sisa ${paket.sisa_pax}.`]
      : []
  switch (to) {
    case 'menunggu_dp':
      return status === 'draf'
        ? {
            deed: 'Tagih uang muka',
            follows: [
              'Keluarga ditagih uang muka. Kursinya baru diambil setelah uang muka masuk.',
              'Tanpa uang muka sampai batasnya, pemesanan kedaluwarsa dengan sendirinya.',
            ],
          }
        : isEnded(status)
          ? {
              deed: 'Buka lagi',
              follows: ['Pemesanan menunggu uang muka lagi. Kursinya baru diambil setelah uang muka masuk.'],
            }
          : {
              deed: 'Kembalikan ke menunggu uang muka',
              follows: ['Uang mukanya dianggap belum masuk.', ...given],
              reason: 'Mengapa?',
            }
    case 'sebagian':
      return {
        deed: status === 'lunas' ? 'Tandai belum lunas' : 'Tandai uang muka masuk',
        follows: [PAID_ELSEWHERE, ...taken],
        reason: status === 'lunas' ? 'Mengapa?' : WHY_PAID,
      }
    case 'lunas':
      return { deed: 'Tandai lunas', follows: [PAID_ELSEWHERE, ...taken], reason: WHY_PAID }
    case 'berangkat':
      return { deed: 'Tandai berangkat', follows: ['Setelah ini orang dan kamarnya tidak diubah lagi.'] }
    case 'selesai':
      return { deed: 'Tandai selesai', follows: ['Perjalanan selesai dan pemesanan ditutup.'] }
    case 'kedaluwarsa':
      return {
        deed: 'Tandai kedaluwarsa',
        follows: ['Uang mukanya tidak datang sampai batasnya. Pemesanan dapat dibuka lagi.', ...given],
      }
    case 'disimpan':
      return {
        deed: 'Simpan untuk nanti',
        follows: ['Orang dan uangnya tetap tercatat sampai dipindahkan ke keberangkatan lain.', ...given],
        reason: 'Mengapa?',
      }
    case 'batal':
      return {
        deed: 'Batalkan pemesanan',
        follows: [
          ...given,
          'Tagihan yang belum dibayar gugur.',
          `Dapat diurungkan selama ${URUNG_MENIT} menit, selama belum ada yang lain terjadi padanya.`,
          'Sesudah itu pemesanan masih dapat dibuka lagi; kursinya lalu diambil setelah uang muka masuk.',
        ],
        reason: 'Mengapa dibatalkan?',
        isGrave: true,
      }
    case 'draf':
      return { deed: 'Jadikan draf', follows: [] }
  }
}
