import type { PaketInput } from '@safar/shared/paket/schema'
import { readKontenVersi } from '../db/konten.ts'
import type { AppDeps } from '../deps.ts'
import type { Gambar } from '../gambar/gambar.ts'
import { changeRecords } from '../noun/change.ts'
import { addRecord } from '../noun/save.ts'
import { paketNoun } from '../paket/paket.noun.ts'

type Deps = Pick<AppDeps, 'database' | 'publisher' | 'now'> & { gambar: Gambar }

const FIRST_VERSI = 1

/** Where the pictures that packages name come from. */
export interface SeedPictures<Seed> {
  picture(name: string): Promise<Buffer>
  flyer(paket: Seed): Promise<Buffer>
}

/** Only a database that never held a package is filled: one whose packages were all deleted stays empty. */
export async function isUntouched(deps: Pick<Deps, 'database'>): Promise<boolean> {
  return (await deps.database.kontenVersi()) === FIRST_VERSI
}

/**
 * Fills an untouched database with packages, all of them or none; their pictures take the way of every upload. Gives the
 * number of packages.
 */
export async function seedPaket<Seed extends PaketInput>(
  deps: Deps,
  list: readonly Seed[],
  pictures: SeedPictures<Seed>,
): Promise<number> {
  if (list.length === 0 || !(await isUntouched(deps))) return 0
  const stored = new Map<string, Promise<string>>()
  const store = (name: string): Promise<string> => {
    if (name === '') return Promise.resolve('')
    const known = stored.get(name)
    if (known) return known
    const storing = pictures.picture(name).then((bytes) => deps.gambar.storeGambar(bytes))
    stored.set(name, storing)
    return storing
  }
  const withPicture = async <Entry extends { image: string }>(entry: Entry): Promise<Entry> => ({
    ...entry,
    image: await store(entry.image),
  })
  const inputs: PaketInput[] = []
  for (const paket of list) {
    inputs.push({
      ...paket,
      thumbnail: await store(paket.thumbnail),
      flyer: await deps.gambar.storeGambar(await pictures.flyer(paket)),
      hotels: await Promise.all(paket.hotels.map(withPicture)),
      maskapais: await Promise.all(paket.maskapais.map(withPicture)),
    })
  }
  return changeRecords(deps, paketNoun, async (trx) => {
    // Another process on the same database may have been quicker.
    if ((await readKontenVersi(trx)) !== FIRST_VERSI + 1) return 0
    for (const input of inputs) await addRecord(trx, paketNoun, input, null, deps.now())
    return inputs.length
  })
}
