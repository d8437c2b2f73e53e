import type { AlamatLama } from '@safar/shared/noun/alamat-lama'
import { listOf } from '../noun/list-of.ts'
import { question } from '../question.ts'
import { pindahOf } from './pindah.ts'

/** Every former address of a live record. */
export const listAlamatLama = listOf('alamat', (list: AlamatLama[]) => list)

/** Former addresses of pages, and the page that each leads to by now. */
export const listPindah = async () => pindahOf(await listAlamatLama())

/** The page that a former one leads to by now. */
export const keOf = question('alamat/ke', async (asked: string) => {
  const ke = (await listPindah()).find(({ dari }) => dari === asked)?.ke
  if (!ke) throw new Error(`${asked} is no former address`)
  return ke
})
