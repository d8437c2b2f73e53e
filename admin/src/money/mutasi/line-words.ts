import { kelompokOf } from '@safar/shared/money/mutasi/mutasi-group'
import type { Mutasi, UsulanMutasi } from '@safar/shared/money/mutasi/mutasi-schema'
import type { Tanda } from '@safar/shared/money/mutasi/propose'
import { dividedOf } from './parts.ts'

/** Short words of signs, for a row of the queue. */
const SIGN: Readonly<Record<Tanda['kunci'], string>> = {
  jumlah: 'jumlah',
  kode: 'kode pemesanan',
  nama: 'nama',
  unik: 'kode unik',
  bukti: 'bukti',
  tagihan: 'tagihan',
  keadaan: 'keadaan pemesanan',
}

/** Signs that a proposal could have, in the order in which people look for them. */
const WANTED = ['jumlah', 'kode', 'nama', 'unik', 'bukti'] as const

/** Returns the signs that a proposal lacks, in words. */
export const missingSigns = ({ tanda }: UsulanMutasi): string[] =>
  WANTED.filter((kunci) => !tanda.some((one) => one.kunci === kunci)).map((kunci) => SIGN[kunci])

/** Returns the kinds of signs that speak for a proposal, in words: `jumlah, nama dan bukti cocok`. */
export function signsText({ tanda }: UsulanMutasi): string {
  const words = WANTED.filter((kunci) => tanda.some((one) => one.kunci === kunci && one.cocok)).map(
    (kunci) => SIGN[kunci],
  )
  if (words.length === 0) return ''
  const last = words.pop() ?? ''
  return `${words.length > 0 ? `${words.join(', ')} dan ` : ''}${last} cocok`
}

/** Says in a few words why a line stands in its group. */
export function reasonOf(line: Mutasi): string {
  const kelompok = kelompokOf(line)
  const [first] = line.usulan
  if (kelompok === 'keluar') return 'Uang keluar'
  if (!Number.isInteger(line.jumlah)) return 'Ada sennya, bukan pembayaran'
  if (!first) return 'Tanpa nama, kode atau tagihan yang cocok'
  const divided = dividedOf(line)
  if (divided.length > 0) return `Satu transfer, ${divided.length} pemesanan`
  const at = first.tanda.findIndex(({ cocok }) => !cocok)
  const doubt = first.alasan[at]
  if (doubt) return doubt
  const others = line.usulan.length - 1
  const signs = `${first.kode}: ${signsText(first)}`
  return kelompok === 'siap' || others === 0 ? signs : `${signs}, ${others} kemungkinan lain`
}
