import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hariIni } from '@safar/shared/format/tanggal'
import type { AppDeps } from '../deps.ts'
import { demoPaket } from './demo/demo.ts'
import { seedPaket } from './seed.ts'

/** The demonstration packages, with departures counted from today; their pictures are those of the public folder. */
export function seedDemo(
  deps: Pick<AppDeps, 'database' | 'publisher' | 'gambar' | 'now' | 'agency'>,
  publicDir: string,
): Promise<number> {
  const picture = (name: string) => readFile(join(publicDir, 'gambar', `${name}.webp`))
  return seedPaket(deps, demoPaket(hariIni(deps.now())), {
    picture,
    // Loaded here alone: type setting takes memory that a server at rest should not hold.
    flyer: async (paket) => (await import('./demo/flyer.ts')).composeFlyer(paket, publicDir, deps.agency),
  })
}
