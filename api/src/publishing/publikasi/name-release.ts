import type { Sebab, SebabJenis } from '@safar/shared/records/riwayat/sebab'
import type { KeptRelease } from './kept-release.ts'
import type { Release } from './release.ts'

/** Causes that a release lists; it counts all of them. */
const LISTED = 50

type Basis = Pick<Release, 'versi' | 'hari' | 'kode'>
type Named = { sebab: Sebab[]; jumlah: number }

const own = (jenis: SebabJenis): Sebab => ({ jenis, nama: '', oleh: '', kali: 1 })

/** Returns the causes that a release built from `basis` brings beyond those of the newest one before it. */
export async function nameRelease(
  basis: Basis,
  before: KeptRelease | undefined,
  readSebab: (after: number, upTo: number) => Promise<Sebab[]>,
): Promise<Named> {
  if (!before) return list([own('pertama')])
  const isSame = basis.versi === before.versi && basis.hari === before.hari && basis.kode === before.kode
  // The same content again, with the pictures that it lacked, replaces the release before.
  if (isSame && before.gambar_menunggu > 0) return { sebab: [...before.sebab], jumlah: before.jumlah }
  if (isSame) return list([own('bangun')])
  const causes = basis.versi > before.versi ? await readSebab(before.versi, basis.versi) : []
  return list([
    ...causes,
    ...(basis.kode === before.kode ? [] : [own('kode')]),
    ...(basis.hari === before.hari ? [] : [own('hari')]),
  ])
}

const list = (causes: Sebab[]): Named => ({ sebab: causes.slice(0, LISTED), jumlah: causes.length })
