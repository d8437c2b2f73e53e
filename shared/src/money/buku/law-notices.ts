import { addMonths, isTanggal } from '../../platform/format/tanggal.ts'
import { type AngkaBerlaku, angkaTeks } from '../../settings/pengaturan/angka/berlaku.ts'

/** The facts of a booking that rules of law speak of. */
interface Facts {
  /** The day of the booking, and that of departure, which may be blank. */
  dipesan: string
  berangkat: string
  today: string
  dibayar: number
  /** True if bills ask for nothing more. */
  isPaid: boolean
  /** True if the agency states a licence that has not run out. */
  hasLicence: boolean
}

/**
 * Returns notices to staff of rules of law that a booking touches, each with its source. They refuse nothing, and are
 * for no family: whether a rule holds is the agency's to judge.
 */
export function lawNotices(
  { dipesan, berangkat, today, dibayar, isPaid, hasLicence }: Facts,
  { daftar_bulan, lunas_bulan }: Record<'daftar_bulan' | 'lunas_bulan', AngkaBerlaku>,
): string[] {
  const notices: string[] = []
  if (dibayar > 0 && !hasLicence)
    notices.push(
      'Uang muka diterima, padahal izin PPIU di Pengaturan kosong atau habis (UU 14/2025 pasal 117 dan 124).',
    )
  if (!isTanggal(berangkat)) return notices
  if (addMonths(dipesan, daftar_bulan.nilai) < berangkat)
    notices.push(
      `Berangkat lebih dari ${angkaTeks(daftar_bulan)} setelah mendaftar (${daftar_bulan.sumber}).`,
    )
  if (dibayar > 0 && isPaid && today < addMonths(berangkat, -lunas_bulan.nilai))
    notices.push(`Lunas lebih awal dari ${angkaTeks(lunas_bulan)} sebelum berangkat (${lunas_bulan.sumber}).`)
  return notices
}
