import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hariIni } from '@safar/shared/format/tanggal'
import { artikelNoun } from '../artikel/artikel.noun.ts'
import type { AppDeps } from '../deps.ts'
import { galeriNoun } from '../galeri/galeri.noun.ts'
import type { Gambar } from '../gambar/gambar.ts'
import { layananNoun } from '../layanan/layanan.noun.ts'
import { pembimbingNoun } from '../pembimbing/pembimbing.noun.ts'
import { spandukNoun } from '../spanduk/spanduk.noun.ts'
import { tanyaNoun } from '../tanya/tanya.noun.ts'
import { testimoniNoun } from '../testimoni/testimoni.noun.ts'
import { DEMO_ALTS, demoArtikel } from './demo/artikel/artikel.ts'
import { demoPaket } from './demo/demo.ts'
import type { DemoPaket } from './demo/demo-paket.ts'
import { openFlyerStudio } from './demo/flyer-studio.ts'
import { DEMO_GALERI, GALERI_ALTS, GALERI_FOKUS } from './demo/galeri.ts'
import { DEMO_LAYANAN, LAYANAN_ALTS, LAYANAN_FOKUS } from './demo/layanan.ts'
import { DEMO_PEMBIMBING, PEMBIMBING_ALTS } from './demo/pembimbing.ts'
import { DEMO_SPANDUK, SPANDUK_ALTS, SPANDUK_FOKUS } from './demo/spanduk.ts'
import { DEMO_TANYA } from './demo/tanya.ts'
import { DEMO_TESTIMONI } from './demo/testimoni.ts'
import { isUntouched, seedPaket } from './seed.ts'

/** What the demonstration says beside its packages, and those, with departures counted from today; their pictures are those of the public folder. */
export async function seedDemo(
  deps: Pick<AppDeps, 'database' | 'publisher' | 'now' | 'pengaturanAwal'> & { gambar: Gambar },
  publicDir: string,
): Promise<number> {
  // Asked here as well, so that an ordinary start does not open the studio.
  if (!(await isUntouched(deps))) return 0
  const studio = openFlyerStudio(publicDir, deps.pengaturanAwal)
  try {
    const pictures = {
      picture: (name: string) => readFile(join(publicDir, 'gambar', `${name}.webp`)),
      flyer: (paket: DemoPaket) => studio.compose(paket),
    }
    const today = hariIni(deps.now())
    const beside = [
      { noun: layananNoun, list: DEMO_LAYANAN, alts: LAYANAN_ALTS, fokus: LAYANAN_FOKUS },
      { noun: pembimbingNoun, list: DEMO_PEMBIMBING, alts: PEMBIMBING_ALTS },
      { noun: tanyaNoun, list: DEMO_TANYA },
      { noun: spandukNoun, list: DEMO_SPANDUK, alts: SPANDUK_ALTS, fokus: SPANDUK_FOKUS },
      { noun: galeriNoun, list: DEMO_GALERI, alts: GALERI_ALTS, fokus: GALERI_FOKUS },
      { noun: testimoniNoun, list: DEMO_TESTIMONI, areExamples: true as const },
      { noun: artikelNoun, list: demoArtikel(today), alts: DEMO_ALTS, names: { penulis: pembimbingNoun } },
    ]
    return await seedPaket(deps, demoPaket(today), pictures, beside)
  } finally {
    studio.close()
  }
}
