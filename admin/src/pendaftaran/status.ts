import type { PendaftaranStatus } from '@safar/shared/pendaftaran/status'

/** How a status is called on screen, and its colours. */
export const STATUS: Record<PendaftaranStatus, { label: string; bg: string; c: string }> = {
  baru: { label: 'Baru', bg: 'var(--gold100)', c: 'var(--haji)' },
  dihubungi: { label: 'Dihubungi', bg: 'var(--overseas100)', c: 'var(--overseas)' },
  lunas: { label: 'Lunas', bg: 'var(--e100)', c: 'var(--e900)' },
  batal: { label: 'Batal', bg: 'var(--sand)', c: 'var(--muted)' },
}
