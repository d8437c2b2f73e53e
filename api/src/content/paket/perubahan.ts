import {
  type CatatanPaket,
  dikenalSejak,
  type NilaiPaket,
  nilaiOf,
  perubahanNanti,
  perubahanOf,
} from '@safar/shared/content/paket/perubahan/perubahan'
import type { PerubahanNanti, PerubahanPaket } from '@safar/shared/content/paket/perubahan/perubahan-schema'
import { MAX_ID } from '@safar/shared/platform/id'
import { isPublic } from '@safar/shared/records/noun/states'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { OnBroken } from '../../platform/db/rusak.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { findRecord, inStatus } from '../../records/noun/noun.repository.ts'
import { readSnapshot } from '../../records/noun/noun-row.ts'
import { recordNotFound } from '../../records/noun/save.ts'
import { paketNoun } from './paket.noun.ts'

/** Revisions of one package that are read, the newest: far more than a departure lives to see. */
const REVISIONS_MOST = 400
/** Whole records that lie in memory at a time. */
const AT_ONCE = 25
/** Packages whose changes are kept. */
const KEPT = 5_000
/** The largest number of packages, more than any agency shows. */
const PAKET_MOST = 20_000

type Known = Omit<PerubahanPaket, 'slug'>

/** Reads published changes of packages, cached until a package has another whole revision; sold seats make none. */
export class ChangeReader {
  readonly #db: Kysely<Tables>
  readonly #kept = new LRUCache<number, Known & { last: number; id: number }>({ max: KEPT })

  constructor(db: Kysely<Tables>) {
    this.#db = db
  }

  /** @throws HttpError 404 for what is not live */
  async one(idOrSlug: string, onBroken: OnBroken): Promise<PerubahanPaket> {
    const paket = await findRecord(this.#db, paketNoun, idOrSlug, onBroken)
    if (!paket || !isPublic(paket)) throw recordNotFound(paketNoun)
    const last = await this.#revisions()
      .where('data_id', '=', paket.id)
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirst()
    return { slug: paket.slug, ...(await this.#known(paket.id, Number(last?.last ?? 0))) }
  }

  /**
   * Returns the changes that a save of these values would publish at a moment.
   * @throws HttpError 404
   */
  async nanti(
    idOrSlug: string,
    nanti: { waktu: string; nilai: NilaiPaket },
    onBroken: OnBroken,
  ): Promise<PerubahanNanti> {
    const paket = await findRecord(this.#db, paketNoun, idOrSlug, onBroken)
    if (!paket) throw recordNotFound(paketNoun)
    return perubahanNanti(await this.#catatan(paket.id), nanti)
  }

  /** Returns the changes of every live package with any revision. */
  async all(): Promise<PerubahanPaket[]> {
    const lasts = await this.#revisions()
      .select(({ fn }) => ['data_id', fn.max('id').as('last')])
      .groupBy('data_id')
      .execute()
    const last = new Map(lasts.map((row) => [row.data_id, Number(row.last)]))
    const list = await inStatus(this.#db.selectFrom('paket').select(['id', 'slug']), paketNoun, undefined)
      .orderBy('id')
      .limit(PAKET_MOST)
      .execute()
    const known: PerubahanPaket[] = []
    for (const { id, slug } of list) {
      const of = await this.#known(id, last.get(id) ?? 0)
      if (of.sejak) known.push({ slug, ...of })
    }
    return known
  }

  /** Selects the revisions with whole records. */
  #revisions() {
    return this.#db.selectFrom('riwayat').where('jenis', '=', 'paket').where('aksi', '!=', 'kursi')
  }

  async #known(id: number, last: number): Promise<Known> {
    const kept = this.#kept.get(id)
    const known = kept?.last === last ? kept : { ...(await this.#read(id)), id, last }
    this.#kept.set(id, known)
    const { sejak, lengkap, perubahan } = known
    return { sejak, lengkap, perubahan }
  }

  async #read(id: number): Promise<Known> {
    const catatan = await this.#catatan(id)
    return { ...dikenalSejak(catatan), perubahan: perubahanOf(catatan) }
  }

  async #catatan(id: number): Promise<CatatanPaket[]> {
    const catatan: CatatanPaket[] = []
    let upTo = MAX_ID
    for (let read = 0; read < REVISIONS_MOST; read += AT_ONCE) {
      const rows = await this.#revisions()
        .where('data_id', '=', id)
        .where('id', '<=', upTo)
        .select(['id', 'aksi', 'waktu', 'data'])
        .orderBy('id', 'desc')
        .limit(AT_ONCE)
        .execute()
      for (const { aksi, waktu, data } of rows) {
        const paket = readSnapshot(paketNoun, data)
        if (paket) catatan.unshift({ aksi, waktu, status: paket.status, nilai: nilaiOf(paket) })
      }
      upTo = Number(rows.at(-1)?.id ?? 1) - 1
      if (rows.length < AT_ONCE) break
    }
    return catatan
  }
}
