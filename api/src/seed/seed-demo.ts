import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hariIni } from '@safar/shared/format/tanggal'
import type { AppDeps } from '../deps.ts'
import type { Gambar } from '../gambar/gambar.ts'
import { demoPaket } from './demo/demo.ts'
import { openFlyerStudio } from './demo/flyer-studio.ts'
import { isUntouched, seedPaket } from './seed.ts'

/** The demonstration packages, with departures counted from today; their pictures are those of the public folder. */
export async function seedDemo(
  deps: Pick<AppDeps, 'database' | 'publisher' | 'now' | 'agency'> & { gambar: Gambar },
  publicDir: string,
): Promise<number> {
  // Asked here as well, so that an ordinary start does not open the studio.
  if (!(await isUntouched(deps))) return 0
  const studio = openFlyerStudio(publicDir, deps.agency)
  try {
    return await seedPaket(deps, demoPaket(hariIni(deps.now())), {
      picture: (name) => readFile(join(publicDir, 'gambar', `${name}.webp`)),
      flyer: (paket) => studio.compose(paket),
    })
  } finally {
    studio.close()
  }
}
