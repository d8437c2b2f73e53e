import type { Schema } from './schema.ts'

const PIECE = 500

/**
 * Phone numbers of registrations get their one form, those that say no country stay as they were typed; and a registration that names
 * the address of one package alone, which was there by then, is bound to it.
 */
export async function up(db: Schema): Promise<void> {
  const paket = await packages(db)
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('pendaftaran')
      .select(['id', 'telepon', 'paket', 'paket_id', 'jenis', 'updated_at'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(PIECE)
      .execute()
    for (const row of rows) {
      const telepon = canonical(row.telepon)
      const known = row.paket_id === null && row.jenis !== 'kabari' ? (paket.get(row.paket) ?? []) : []
      const [named] = known.length === 1 ? known : []
      const paket_id = named && named.created_at <= row.updated_at ? named.id : row.paket_id
      if (telepon === row.telepon && paket_id === row.paket_id) continue
      await db.updateTable('pendaftaran').set({ telepon, paket_id }).where('id', '=', row.id).execute()
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

interface Named {
  id: number
  created_at: string
}

/** Packages by each address that is or was theirs. */
async function packages(db: Schema): Promise<Map<string, Named[]>> {
  const found = new Map<string, Named[]>()
  const byId = new Map<number, Named>()
  const name = (slug: string, one: Named) => {
    const known = found.get(slug) ?? []
    if (!known.some(({ id }) => id === one.id)) found.set(slug, [...known, one])
  }
  for (const { id, slug, created_at } of await db
    .selectFrom('paket')
    .select(['id', 'slug', 'created_at'])
    .execute()) {
    byId.set(id, { id, created_at })
    name(slug, { id, created_at })
  }
  const former = await db
    .selectFrom('alamat_lama')
    .select(['slug', 'data_id'])
    .where('jenis', '=', 'paket')
    .execute()
  for (const { slug, data_id } of former) {
    const one = byId.get(Number(data_id))
    if (one) name(slug, one)
  }
  return found
}

/* What the product does with a number, as it stood when this migration was written. */

function canonical(typed: string): string {
  if (typed === '' || typed.length > 40) return typed
  const start = typed.replace(/[^\d+]/g, '')
  const saysCountry = start.startsWith('+') || start.startsWith('00')
  const digits = phoneDigits(saysCountry ? start : typed)
  if (/^62\d{7,13}$/.test(digits)) return digits
  return saysCountry && /^(?!62)[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : typed
}

function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (phone.trimStart().startsWith('+')) return digits.replace(/^620/, '62')
  if (digits.startsWith('00')) return digits.slice(2).replace(/^620/, '62')
  if (digits.startsWith('0')) return `62${digits.slice(1)}`
  return digits.startsWith('8') ? `62${digits}` : digits.replace(/^620/, '62')
}
