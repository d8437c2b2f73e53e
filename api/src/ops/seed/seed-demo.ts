import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { agencyOf } from '@safar/shared/settings/agency'
import { artikelNoun } from '../../content/artikel/artikel.noun.ts'
import { galeriNoun } from '../../content/galeri/galeri.noun.ts'
import { layananNoun } from '../../content/layanan/layanan.noun.ts'
import { pembimbingNoun } from '../../content/pembimbing/pembimbing.noun.ts'
import { spandukNoun } from '../../content/spanduk/spanduk.noun.ts'
import { tanyaNoun } from '../../content/tanya/tanya.noun.ts'
import { testimoniNoun } from '../../content/testimoni/testimoni.noun.ts'
import type { Gambar, MadeFiles } from '../../files/gambar/gambar.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { DEMO_ALTS, demoArtikel } from './demo/artikel/artikel.ts'
import { demoPaket } from './demo/demo.ts'
import type { DemoPaket } from './demo/demo-paket.ts'
import { FLYER_HEIGHT, FLYER_WIDTH } from './demo/flyer-layout.ts'
import { type FlyerStudio, openFlyerStudio } from './demo/flyer-studio.ts'
import { DEMO_GALERI, GALERI_ALTS, GALERI_FOKUS } from './demo/galeri.ts'
import { DEMO_LAYANAN, LAYANAN_ALTS, LAYANAN_FOKUS } from './demo/layanan.ts'
import { DEMO_PEMBIMBING, PEMBIMBING_ALTS } from './demo/pembimbing.ts'
import { DEMO_SPANDUK, SPANDUK_ALTS, SPANDUK_FOKUS } from './demo/spanduk.ts'
import { DEMO_TANYA } from './demo/tanya.ts'
import { DEMO_TESTIMONI } from './demo/testimoni.ts'
import { flyerFile, isUntouched, type Seeded, seedPaket } from './seed.ts'

type Deps = Pick<AppDeps, 'database' | 'publisher' | 'now' | 'pengaturanAwal' | 'siteUrl'> & {
  gambar: Gambar
}

const FLYER_SIZE = { width: FLYER_WIDTH, height: FLYER_HEIGHT }
/** Widths in which the public folder has every master. */
const READY_WIDTHS = [480, 640]

/**
 * Seeds the demonstration: its packages with departures counted from today, and its other records; pictures are those
 * of the public folder. `draw` draws the flyers, also those that a killed server left.
 */
export async function seedDemo(deps: Deps, publicDir: string): Promise<Seeded> {
  if (!(await isUntouched(deps))) return { count: 0, draw: (signal) => drawLeftOver(deps, publicDir, signal) }
  // It is opened with the first flyer.
  let studio: FlyerStudio | undefined
  const pictures = {
    picture: (name: string) => readMaster(publicDir, name),
    flyerSize: FLYER_SIZE,
    flyer(paket: DemoPaket) {
      studio ??= openStudio(deps, publicDir)
      return studio.compose(paket)
    },
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
  const { count, draw } = await seedPaket(deps, demoPaket(today), pictures, beside)
  return { count, draw: (signal) => draw(signal).finally(() => studio?.close()) }
}

/** Flyers name the agency as its pages do. */
function openStudio({ pengaturanAwal, siteUrl, now }: Deps, publicDir: string): FlyerStudio {
  return openFlyerStudio(publicDir, agencyOf(pengaturanAwal, { siteUrl, today: hariIni(now()) }))
}

/** A master of the public folder with those smaller files that lie beside it. */
async function readMaster(publicDir: string, name: string): Promise<MadeFiles> {
  const read = (file: string) => readFile(join(publicDir, 'gambar', `${file}.webp`))
  const smaller = new Map<number, Buffer>()
  for (const width of READY_WIDTHS) {
    const bytes = await read(`${name}-${width}`).catch(() => null)
    if (bytes) smaller.set(width, bytes)
  }
  return { largest: await read(name), smaller }
}

/** Draws the flyers of a demonstration that were named and never drawn. */
async function drawLeftOver(deps: Deps, publicDir: string, signal?: AbortSignal): Promise<void> {
  const named = await deps.database.db
    .selectFrom('gambar')
    .select(['nama', 'berkas', 'created_at'])
    .where('berkas', 'like', flyerFile('%'))
    .execute()
  let studio: FlyerStudio | undefined
  try {
    for (const { nama, berkas, created_at } of named) {
      if (signal?.aborted) return
      const found = await deps.gambar.open(nama)
      found?.stream.destroy()
      const list = found ? [] : demoPaket(hariIni(new Date(created_at)))
      const paket = list.find(({ nama_paket }) => flyerFile(nama_paket) === berkas)
      if (!paket) continue
      studio ??= openStudio(deps, publicDir)
      await deps.gambar.fill(nama, await studio.compose(paket))
    }
  } finally {
    studio?.close()
  }
}
