import { recordPath } from '@safar/shared/platform/address/record'
import type { AlamatLama } from '@safar/shared/records/noun/alamat-lama'
import { PROGRAM } from '@safar/shared/settings/pengaturan/program'
import { listOf } from '../noun/list-of.ts'
import { question } from '../question.ts'
import { penggantiProgram } from '../sampel/shown-samples.ts'
import { type Move, movesOf } from './moves.ts'

/** Lists every former address of a live record. */
export const listAlamatLama = listOf('alamat', (list: AlamatLama[]) => list)

/**
 * Lists former addresses of pages, and programmes whose place a package has taken, each with the page to redirect to.
 */
export const listMoves = async () => [...movesOf(await listAlamatLama()), ...(await programMoves())]

async function programMoves(): Promise<Move[]> {
  const led = await Promise.all(
    PROGRAM.map(async (program, index) => {
      const slug = await penggantiProgram(program)
      return slug ? [{ dari: recordPath('program', index + 1), ke: recordPath('paket', slug) }] : []
    }),
  )
  return led.flat()
}

/**
 * Asks for the page that a former address redirects to.
 * @throws Error for an address that is none
 */
export const keOf = question('alamat/ke', async (asked: string) => {
  const ke = (await listMoves()).find(({ dari }) => dari === asked)?.ke
  if (!ke) throw new Error(`${asked} is no former address`)
  return ke
})
