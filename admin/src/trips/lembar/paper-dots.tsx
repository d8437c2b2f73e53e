import {
  DOKUMEN_KEADAAN_LABEL,
  DOKUMEN_LABEL,
  type DokumenJenis,
  type DokumenKeadaan,
} from '@safar/shared/people/jamaah/dokumen'
import type { Baris } from '@safar/shared/trips/lembar/lembar-schema'
import classes from './lembar.module.css'

/** The kinds whose state a row tells, in the order of its dots. */
const SHOWN: readonly DokumenJenis[] = ['paspor', 'pas_foto', 'ktp', 'kk', 'buku_nikah', 'vaksin_meningitis']
const isThere = (keadaan: DokumenKeadaan) => keadaan === 'diterima'

/** Returns the papers of a row in words: `Dokumen 4 dari 6, kurang KTP, vaksin`. */
export function papersText({ dokumen }: Pick<Baris, 'dokumen'>): string {
  const missing = SHOWN.filter((jenis) => !isThere(dokumen[jenis]))
  const words = missing.map(
    (jenis) => `${DOKUMEN_LABEL[jenis]} ${DOKUMEN_KEADAAN_LABEL[dokumen[jenis]].toLowerCase()}`,
  )
  const count = `${SHOWN.length - missing.length} dari ${SHOWN.length}`
  return missing.length === 0 ? count : `${count}, ${words.join(', ')}`
}

/** Renders the states of a row's papers as dots that differ in shape, with how many are there. */
export function PaperDots({ row }: { row: Pick<Baris, 'dokumen'> }) {
  const { dokumen } = row
  const there = SHOWN.filter((jenis) => isThere(dokumen[jenis])).length
  return (
    <span className={classes.dots} role="img" aria-label={`Dokumen ${papersText(row)}`}>
      {SHOWN.map((jenis) => (
        <span
          key={jenis}
          data-state={dokumen[jenis]}
          title={`${DOKUMEN_LABEL[jenis]}: ${DOKUMEN_KEADAAN_LABEL[dokumen[jenis]]}`}
        >
          {dokumen[jenis] === 'ditolak' ? '×' : ''}
        </span>
      ))}
      <b>
        {there}/{SHOWN.length}
      </b>
    </span>
  )
}
