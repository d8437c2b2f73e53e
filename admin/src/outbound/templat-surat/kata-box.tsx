import { UnstyledButton } from '@mantine/core'
import {
  BAGIAN_ARTI,
  kataOf,
  type NamaTemplat,
  templatOf,
} from '@safar/shared/outbound/templat-surat/templat'
import classes from './templat.module.css'

interface Props {
  nama: NamaTemplat
  /** Inserts a placeholder at the last caret. */
  onInsert: (kata: string) => void
}

/** Renders the placeholders of a template with their meaning, and the syntax of its body. */
export function KataBox({ nama, onInsert }: Props) {
  const { bagian, wajib } = templatOf(nama)
  const all: [string, string][] = [
    ...kataOf(nama).map(([kata, arti]): [string, string] => [kata, arti]),
    ...bagian.map((each): [string, string] => [each, BAGIAN_ARTI[each]]),
  ]
  return (
    <fieldset className={classes.words}>
      <legend>Kata yang diganti dengan isinya</legend>
      <ul>
        {all.map(([kata, arti]) => (
          <li key={kata}>
            <UnstyledButton
              className={classes.word ?? ''}
              aria-label={`Sisipkan {${kata}}`}
              onClick={() => onInsert(kata)}
            >{`{${kata}}`}</UnstyledButton>
            <span>
              {arti}
              {wajib.includes(kata) && <b> · harus ada di isi</b>}
            </span>
          </li>
        ))}
      </ul>
      <p>
        Pisahkan paragraf dengan baris kosong. <code>## </code> memulai judul kecil, <code>- </code> atau{' '}
        <code>1. </code> memulai butir.
      </p>
    </fieldset>
  )
}
