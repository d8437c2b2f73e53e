import { Button, NativeSelect } from '@mantine/core'
import { SISKOPATUH_KOLOM } from '@safar/shared/trips/siskopatuh/siskopatuh-columns'
import type { TanyaSiskopatuh } from '@safar/shared/trips/siskopatuh/siskopatuh-schema'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import classes from './berkas.module.css'
import { berkasQueries } from './berkas.queries.ts'
import { siskopatuhClient } from './berkas-client.ts'

/** Names a word within the form. */
const keyOf = ({ kolom, di, nilai }: TanyaSiskopatuh) => [kolom, di, nilai].join('|')

/** Asks once what words mean that the ministry's lists do not have; the answers hold for every departure. */
export function Questions({ tanya }: { tanya: readonly TanyaSiskopatuh[] }) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map())
  const queryClient = useQueryClient()
  const answer = useMutation({
    mutationFn: siskopatuhClient.answer,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: berkasQueries.all() }),
  })
  const answers = tanya.flatMap((word) => {
    const { kolom, di, nilai } = word
    const jadi = chosen.get(keyOf(word)) ?? ''
    return jadi === '' ? [] : [{ kolom, di, nilai, jadi }]
  })
  function send(event: FormEvent) {
    event.preventDefault()
    if (answers.length > 0) answer.mutate(answers)
  }
  return (
    <form className={classes.questions} onSubmit={send} aria-labelledby="berkas-tanya">
      <h3 id="berkas-tanya">Pilih padanannya, sekali saja</h3>
      <p className={classes.lead}>Jawabannya diingat untuk semua keberangkatan.</p>
      {tanya.map((word) => {
        const key = keyOf(word)
        return (
          <NativeSelect
            key={key}
            label={`${SISKOPATUH_KOLOM[word.kolom].head} “${word.nilai}”${word.di ? ` di ${word.di}` : ''}`}
            data={[{ value: '', label: 'Pilih…' }, ...word.pilihan.map((value) => ({ value, label: value }))]}
            value={chosen.get(key) ?? ''}
            disabled={answer.isPending}
            onChange={({ currentTarget: { value } }) => setChosen(new Map(chosen).set(key, value))}
          />
        )
      })}
      <div className={classes.ways}>
        <Button type="submit" loading={answer.isPending} disabled={answers.length === 0}>
          Ingat {answers.length > 0 ? answers.length : ''} pilihan
        </Button>
      </div>
      {answer.error && (
        <p role="alert" className={classes.wrong}>
          {answer.error.message}
        </p>
      )}
    </form>
  )
}
