import { Button, Card } from '@mantine/core'
import type {
  JamaahImpor,
  JamaahImporBaris,
  JamaahImporJenis,
} from '@safar/shared/people/jamaah/import-answer'
import { editPath } from '@safar/shared/platform/address/admin'
import { formatThousands } from '@safar/shared/platform/format/rupiah'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router-dom'
import shared from '../../../content/paket/impor/import.module.css'
import { RowName } from '../../../content/paket/impor/row-name.tsx'
import { SafeRow } from '../../../platform/ui/safe-row.tsx'
import classes from './jamaah-import.module.css'

/** The most rows shown before a press shows more. */
const SHOWN = 50
/** Changes of a row that stand open. */
const OPEN = 4

const WORDS: Readonly<Record<JamaahImporJenis, string>> = {
  salah: 'Salah',
  bentrok: 'Bentrok',
  baru: 'Baru',
  ubah: 'Berubah',
  sama: 'Sama',
}
/** The pills, those that need somebody first. */
const JENIS = ['salah', 'bentrok', 'baru', 'ubah', 'sama'] as const satisfies readonly JamaahImporJenis[]

/** Counts the rows of each effect. */
export function countsOf({ baris }: Pick<JamaahImpor, 'baris'>): Record<JamaahImporJenis, number> {
  const counts = { salah: 0, bentrok: 0, baru: 0, ubah: 0, sama: 0 }
  for (const { jenis } of baris) counts[jenis] += 1
  return counts
}

/** Renders the rows of a sheet with what each would do, narrowed by pills. */
export function PeopleTable({ impor }: { impor: JamaahImpor }) {
  const counts = countsOf(impor)
  const [asked, setAsked] = useState<JamaahImporJenis | null>(null)
  const [most, setMost] = useState(SHOWN)
  // What needs somebody stands first; a pill whose rows are gone is none any more.
  const first = JENIS.find((jenis) => counts[jenis] > 0) ?? 'baru'
  const jenis = asked !== null && counts[asked] > 0 ? asked : first
  const rows = impor.baris.filter((row) => row.jenis === jenis)
  const wrong = new Map<number, JamaahImpor['galat']>()
  for (const error of impor.galat) wrong.set(error.baris, [...(wrong.get(error.baris) ?? []), error])
  return (
    <Card>
      <h2 className={shared.heading}>Isi berkas</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would frame them. */}
      <div className={classes.pills} role="group" aria-label="Tampilkan baris">
        {JENIS.filter((each) => counts[each] > 0).map((each) => (
          <Button
            key={each}
            variant={each === jenis ? 'filled' : 'default'}
            size="compact-md"
            radius="xl"
            aria-pressed={each === jenis}
            onClick={() => {
              setAsked(each)
              setMost(SHOWN)
            }}
          >
            {WORDS[each]} {formatThousands(counts[each])}
          </Button>
        ))}
      </div>
      <table className={shared.table} aria-label={`Baris: ${WORDS[jenis]}`}>
        <thead>
          <tr>
            <th scope="col">Baris</th>
            <th scope="col">Jamaah</th>
            <th scope="col">{jenis === 'salah' ? 'Yang perlu diperbaiki' : 'Isi'}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, most).map((row) => (
            <SafeRow key={row.baris} of={row} name={`Baris ${row.baris}`} as="tr">
              {() => <PersonRow row={row} galat={wrong.get(row.baris) ?? []} />}
            </SafeRow>
          ))}
        </tbody>
      </table>
      {rows.length > most && (
        <Button className={shared.end ?? ''} variant="default" onClick={() => setMost(most + 10 * SHOWN)}>
          Tampilkan {formatThousands(Math.min(10 * SHOWN, rows.length - most))} baris lagi
        </Button>
      )}
    </Card>
  )
}

function PersonRow({ row, galat }: { row: JamaahImporBaris; galat: JamaahImpor['galat'] }) {
  const { baris, nama, jenis, id, ubah, bentrok, peringatan } = row
  const isOpen = jenis === 'ubah'
  return (
    <tr>
      <td data-label="Baris">{baris}</td>
      <RowName nama={nama} jenis={jenis}>
        {WORDS[jenis]}
      </RowName>
      <td>
        <Said texts={galat} tone="galat" />
        {bentrok.length > 0 && (
          <ul className={classes.said} data-tone="galat">
            {bentrok.map(({ pesan, id: other }) => (
              <li key={pesan}>
                {pesan}
                {other !== null && (
                  <>
                    {' '}
                    <Person id={other}>Buka datanya</Person>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        {isOpen && <ChangeList ubah={ubah.slice(0, OPEN)} />}
        {ubah.length > (isOpen ? OPEN : 0) && (
          <details>
            <summary>{isOpen ? `${ubah.length - OPEN} perubahan lagi` : `${ubah.length} isian`}</summary>
            <ChangeList ubah={isOpen ? ubah.slice(OPEN) : ubah} />
          </details>
        )}
        {jenis === 'sama' && <div>Tidak berubah</div>}
        <Said texts={peringatan} tone="peringatan" />
        {id !== null && <Person id={id}>Data yang tersimpan</Person>}
      </td>
    </tr>
  )
}

/** Renders a link to a person's form in a tab of its own, so that the chosen file stays here. */
function Person({ id, children }: { id: number; children: ReactNode }) {
  return (
    <Link to={editPath('jamaah', id)} target="_blank" className={classes.link ?? ''}>
      {children}
    </Link>
  )
}

function Said({ texts, tone }: { texts: readonly { kolom: string; pesan: string }[]; tone: string }) {
  if (texts.length === 0) return null
  return (
    <ul className={classes.said} data-tone={tone}>
      {texts.map(({ kolom, pesan }) => (
        <li key={`${kolom} ${pesan}`}>
          {kolom && <b>{kolom}</b>} {pesan}
        </li>
      ))}
    </ul>
  )
}

function ChangeList({ ubah }: Pick<JamaahImporBaris, 'ubah'>) {
  return (
    <ul className={shared.changes}>
      {ubah.map(({ kolom, dari, ke, tertulis }) => (
        <li key={kolom}>
          <span className={classes.kolom}>{kolom}</span>
          {dari && <del>{dari}</del>}
          <ins>{ke}</ins>
          {tertulis !== undefined && <span className={classes.tertulis}>tertulis “{tertulis}”</span>}
        </li>
      ))}
    </ul>
  )
}
