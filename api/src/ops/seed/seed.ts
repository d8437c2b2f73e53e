import type { PaketInput } from '@safar/shared/content/paket/paket-schema'
import type { Fokus } from '@safar/shared/files/gambar/gambar'
import type { GambarSize } from '@safar/shared/files/gambar/name'
import { paketNoun } from '../../content/paket/paket.noun.ts'
import type { Gambar, MadeFiles } from '../../files/gambar/gambar.ts'
import { readKontenVersi } from '../../platform/db/konten.ts'
import type { AppDeps } from '../../platform/deps.ts'
import { changeRecords } from '../../records/noun/change.ts'
import { addExample, addRecord } from '../../records/noun/save.ts'
import type { StoredNoun } from '../../records/noun/stored-noun.ts'

type Deps = Pick<AppDeps, 'database' | 'publisher' | 'now'> & { gambar: Gambar }

const FIRST_VERSI = 1

/** The source of the pictures that packages name. */
export interface SeedPictures<Seed> {
  /** Returns a master: as an upload, or its files if they were made before. */
  picture(name: string): Promise<Buffer | MadeFiles>
  /** The size of a flyer that is drawn later. */
  flyerSize?: GambarSize
  flyer(paket: Seed): Promise<Buffer>
}

/** The number of packages, and the drawing of their flyers while the first visitors are served. */
export interface Seeded {
  count: number
  draw(signal?: AbortSignal): Promise<void>
}
export const NOTHING: Seeded = { count: 0, draw: async () => {} }

/** Records of a noun, live and in order; pictures by the names of masters. */
export interface SeedRecords {
  noun: StoredNoun
  list: readonly object[]
  /** The alt texts of these pictures, by name. */
  alts?: Readonly<Record<string, string>>
  /** They go live without what only a real one has, such as a permission; pages say that they are examples. */
  areExamples?: true
  /** Focus points of these pictures that are not cut from the middle. */
  fokus?: Readonly<Record<string, Fokus>>
  /** Fields that name a record of another noun, which stands before; its id is stored. */
  names?: Readonly<Record<string, StoredNoun>>
}

/** Returns the file name of a flyer. */
export const flyerFile = (nama_paket: string) => `flyer ${nama_paket}.webp`

/**
 * Tells whether a database never held a record. Only such a one is seeded: one whose packages were all deleted stays
 * empty, as does one of drafts.
 */
export async function isUntouched({ database }: Pick<Deps, 'database'>): Promise<boolean> {
  if ((await database.kontenVersi()) !== FIRST_VERSI) return false
  return !(await database.db.selectFrom('riwayat').select('id').limit(1).executeTakeFirst())
}

/**
 * Fills an untouched database with packages and the records `beside` them, all or none; pictures are checked as every
 * upload is. Returns the number of packages and the drawing of flyers: the pictures are there at once, and whoever
 * opens a flyer that is not drawn yet waits for it.
 */
export async function seedPaket<Seed extends PaketInput>(
  deps: Deps,
  list: readonly Seed[],
  pictures: SeedPictures<Seed>,
  beside: readonly SeedRecords[] = [],
): Promise<Seeded> {
  if (list.length + beside.length === 0 || !(await isUntouched(deps))) return NOTHING
  const stored = new Map<string, Promise<string>>()
  const store = (name: string, alt = '', fokus?: Fokus): Promise<string> => {
    if (name === '') return Promise.resolve('')
    const key = JSON.stringify([name, alt, fokus])
    const known = stored.get(key)
    if (known) return known
    const storing = pictures.picture(name).then((given) => {
      const about = { berkas: `${name}.webp`, alt, fokus }
      return Buffer.isBuffer(given)
        ? deps.gambar.storeGambar(given, about)
        : deps.gambar.storeMade(given, about)
    })
    stored.set(key, storing)
    return storing
  }
  const withPicture = async <Entry extends { image: string }>(entry: Entry): Promise<Entry> => ({
    ...entry,
    image: await store(entry.image),
  })
  const inputs: PaketInput[] = []
  const flyers: { name: string; paket: Seed }[] = []
  for (const paket of list) {
    const about = { berkas: flyerFile(paket.nama_paket) }
    const { flyerSize } = pictures
    const flyer = flyerSize
      ? await deps.gambar.announce(flyerSize, about)
      : await deps.gambar.storeGambar(await pictures.flyer(paket), about)
    if (flyerSize) flyers.push({ name: flyer, paket })
    inputs.push({
      ...paket,
      thumbnail: await store(paket.thumbnail),
      flyer,
      hotels: await Promise.all(paket.hotels.map(withPicture)),
      maskapais: await Promise.all(paket.maskapais.map(withPicture)),
    })
  }
  const others: (Pick<SeedRecords, 'noun' | 'names'> & { content: object; add: typeof addRecord })[] = []
  for (const { noun, list: records, alts = {}, fokus = {}, areExamples, names } of beside) {
    const add = areExamples ? addExample : addRecord
    for (const [index, given] of records.entries()) {
      const content: Record<string, unknown> = { ...given, urutan: index + 1, status: 'terbit' }
      for (const [name, { kind }] of Object.entries(noun.noun.fields)) {
        const master = kind === 'image' ? content[name] : undefined
        if (typeof master === 'string') content[name] = await store(master, alts[master], fokus[master])
      }
      others.push({ noun, content, add, ...(names && { names }) })
    }
  }
  const count = await changeRecords(deps, null, async (context) => {
    // Another process on the same database may have been quicker.
    if ((await readKontenVersi(context.trx)) !== FIRST_VERSI) return 0
    for (const input of inputs) await addRecord(context, paketNoun, input)
    const ids = new Map<string, number>()
    for (const { noun, content, add, names = {} } of others) {
      const given = new Map<string, unknown>(Object.entries(content))
      for (const [field, { noun: of }] of Object.entries(names))
        given.set(field, ids.get(`${of.name} ${given.get(field)}`) ?? null)
      const data = await add(context, noun, Object.fromEntries(given))
      ids.set(`${noun.noun.name} ${noun.titleOf(data)}`, data.id)
    }
    return inputs.length
  })
  return { count, draw }

  async function draw(signal?: AbortSignal): Promise<void> {
    for (const { name, paket } of flyers) {
      if (signal?.aborted) return
      // Whoever was slower than another process has rows that nothing shows: they are swept.
      const bytes = count > 0 ? await pictures.flyer(paket).catch(() => null) : null
      await deps.gambar.fill(name, bytes)
    }
    for (const storing of stored.values()) {
      if (signal?.aborted) return
      await deps.gambar.makeSmaller(await storing)
    }
  }
}
