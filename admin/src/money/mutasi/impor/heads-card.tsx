import { Button, Card, NativeSelect, Text } from '@mantine/core'
import type { JudulMutasi, MutasiImpor } from '@safar/shared/money/mutasi/mutasi-schema'
import { MUTASI_ISIAN, MUTASI_ISIAN_LABEL } from '@safar/shared/money/mutasi/statement-heads'
import { useState } from 'react'
import shared from '../../../content/paket/impor/import.module.css'
import classes from './impor.module.css'

type Head = MutasiImpor['judul'][number]

/** The choice of a column that is left out; nobody has chosen while it is blank. */
const LEFT = '-'
const OPTIONS = [
  { value: '', label: 'Pilih artinya' },
  { value: LEFT, label: 'Tinggalkan kolom ini' },
  ...MUTASI_ISIAN.map((isian) => ({ value: isian, label: MUTASI_ISIAN_LABEL[isian] })),
]

interface Props {
  judul: readonly Head[]
  /** The account in words; blank where the settings name none. */
  rekening: string
  isBusy: boolean
  /** The error of the last attempt; empty without one. */
  problem: string
  onChoose: (judul: JudulMutasi) => void
}

/** Renders what each column of an account's statements means: unknown heads first, the others folded. */
export function HeadsCard({ judul, rekening, isBusy, problem, onChoose }: Props) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const unknown = judul.filter(({ isian }) => isian === null)
  const known = judul.filter(({ isian }) => isian !== null)
  const changed = judul.flatMap(({ judul: head }): JudulMutasi => {
    const value = chosen[head] ?? ''
    if (value === '') return []
    return [{ judul: head, isian: MUTASI_ISIAN.find((isian) => isian === value) ?? '' }]
  })
  const choice = (head: Head) => (
    <NativeSelect
      key={head.kolom}
      className={classes.head ?? ''}
      label={head.judul}
      data={OPTIONS}
      value={chosen[head.judul] ?? choiceOf(head)}
      disabled={isBusy}
      onChange={({ currentTarget: { value } }) => setChosen((before) => ({ ...before, [head.judul]: value }))}
    />
  )
  return (
    <Card component="section" aria-labelledby="impor-judul">
      <h2 id="impor-judul" className={shared.heading}>
        {unknown.length > 0 ? `${unknown.length} kolom belum dikenal` : 'Arti kolom'}
      </h2>
      {unknown.length > 0 && (
        <>
          <Text c="dimmed" mb="md">
            Pilih sekali saja{rekening && ` untuk ${rekening}`}: berkas berikutnya dari rekening ini langsung
            dikenal.
          </Text>
          <div className={classes.heads}>{unknown.map(choice)}</div>
        </>
      )}
      {known.length > 0 && (
        <details className={classes.known}>
          <summary>{known.length} kolom sudah dikenal</summary>
          <div className={classes.heads}>{known.map(choice)}</div>
        </details>
      )}
      {problem !== '' && (
        <Text role="alert" c="var(--red)" fw={640} mt="md">
          {problem}
        </Text>
      )}
      {(unknown.length > 0 || changed.length > 0) && (
        <Button
          className={shared.end ?? ''}
          mt="md"
          size="md"
          disabled={changed.length === 0}
          loading={isBusy}
          onClick={() => onChoose(changed)}
        >
          Ingat dan periksa lagi
        </Button>
      )}
    </Card>
  )
}

const choiceOf = ({ isian }: Head) => (isian === '' ? LEFT : (isian ?? ''))
