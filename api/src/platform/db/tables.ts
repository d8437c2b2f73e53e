import type { Selectable } from 'kysely'

/** Rows of every table, by its name: `ops/tables/tables.ts` fills it with what the wings declare. */
// biome-ignore lint/suspicious/noEmptyInterface: it is merged with what `ops/tables/tables.ts` adds.
export interface Tables {}

/** A row as it is read. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>

export type RiwayatRow = Row<'riwayat'>
export type PendaftaranRow = Row<'pendaftaran'>
export type KontakPendaftaranRow = Row<'kontak_pendaftaran'>
export type GambarRow = Row<'gambar'>
export type AkunRow = Row<'akun'>
export type KotakKeluarRow = Row<'kotak_keluar'>
export type TokenApiRow = Row<'token_api'>
export type TemplatSuratRow = Row<'templat_surat'>
export type WebhookRow = Row<'webhook'>
export type KirimanHookRow = Row<'kiriman_hook'>
export type AktivitasRow = Row<'aktivitas'>
export type BerkasPribadiRow = Row<'berkas_pribadi'>
export type PasskeyRow = Row<'passkey'>
export type CadanganRow = Row<'cadangan'>
export type PermintaanDataRow = Row<'permintaan_data'>
