import { sql } from 'kysely'
import type { DatabaseKind, Schema } from './schema.ts'

/**
 * Seats that bookings have taken, a row for each participant, and the account of each departure that has been booked.
 * The database itself keeps `paket.sisa_pax` at what the account says, and never below zero; rows of before are not
 * looked at.
 */
export async function up(db: Schema, kind: DatabaseKind): Promise<void> {
  const later = sql`deferrable initially deferred`
  await db.schema
    .createTable('buku_kursi')
    .addColumn('paket_id', 'integer', (column) =>
      column.primaryKey().references('paket.id').onDelete('cascade').modifyEnd(later),
    )
    .addColumn('awal_pax', 'integer', (column) => column.notNull())
    .addColumn('koreksi_pax', 'integer', (column) => column.notNull())
    .addColumn('alasan', 'text', (column) => column.notNull())
    .addColumn('dikoreksi_pada', 'text')
    .execute()
  await db.schema
    .createTable('kursi_terpakai')
    .addColumn('peserta_id', 'integer', (column) =>
      column.primaryKey().references('peserta.id').onDelete('cascade').modifyEnd(later),
    )
    .addColumn('paket_id', 'integer', (column) =>
      column.notNull().references('buku_kursi.paket_id').modifyEnd(later),
    )
    .addColumn('sejak', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('kursi_terpakai_paket').on('kursi_terpakai').column('paket_id').execute()
  await (kind === 'sqlite' ? holdOnSqlite(db) : holdOnPostgres(db))
}

/** Seats left by the account of a departure; null for one without. */
const left = (paket: string) =>
  sql.raw(`(
    select awal_pax + koreksi_pax - (select count(*) from kursi_terpakai where paket_id = ${paket})
    from buku_kursi where paket_id = ${paket}
  )`)

async function holdOnSqlite(db: Schema): Promise<void> {
  await sql`
    create trigger paket_kursi_baru before insert on paket when new.sisa_pax < 0
    begin select raise(abort, 'sisa_pax is below zero'); end
  `.execute(db)
  await sql`
    create trigger paket_kursi before update of sisa_pax on paket
    when new.sisa_pax <> old.sisa_pax
      and (new.sisa_pax < 0 or coalesce(new.sisa_pax <> ${left('new.id')}, false))
    begin select raise(abort, 'sisa_pax is not what the bookings leave'); end
  `.execute(db)
  await sql`
    create trigger kursi_terpakai_ambil after insert on kursi_terpakai when ${left('new.paket_id')} < 0
    begin select raise(abort, 'no seat is left'); end
  `.execute(db)
  await sql`
    create trigger kursi_terpakai_tetap before update on kursi_terpakai
    begin select raise(abort, 'a seat is taken and given back, never moved'); end
  `.execute(db)
  await sql`
    create trigger kursi_terpakai_kembali after delete on kursi_terpakai
    begin update paket set sisa_pax = coalesce(${left('old.paket_id')}, sisa_pax) where id = old.paket_id; end
  `.execute(db)
}

async function holdOnPostgres(db: Schema): Promise<void> {
  await sql`
    create function paket_kursi() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new.sisa_pax = old.sisa_pax then return new; end if;
      if new.sisa_pax < 0 then raise exception 'sisa_pax is below zero'; end if;
      if tg_op = 'UPDATE' and coalesce(new.sisa_pax <> ${left('new.id')}, false)
        then raise exception 'sisa_pax is not what the bookings leave'; end if;
      return new;
    end $$
  `.execute(db)
  await sql`
    create trigger paket_kursi before insert or update of sisa_pax on paket
    for each row execute function paket_kursi()
  `.execute(db)
  await sql`
    create function kursi_terpakai() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then raise exception 'a seat is taken and given back, never moved'; end if;
      if tg_op = 'INSERT' then
        if ${left('new.paket_id')} < 0 then raise exception 'no seat is left'; end if;
        return new;
      end if;
      update paket set sisa_pax = coalesce(${left('old.paket_id')}, sisa_pax) where id = old.paket_id;
      return old;
    end $$
  `.execute(db)
  await sql`
    create trigger kursi_terpakai after insert or update or delete on kursi_terpakai
    for each row execute function kursi_terpakai()
  `.execute(db)
}
