import { Button, NativeSelect, Text } from '@mantine/core'
import type { JamTenang } from '@safar/shared/outbound/kotak-keluar/jam-tenang'
import { useState } from 'react'
import { saidBy } from '../../platform/ui/said-by.ts'
import classes from './kotak-keluar.module.css'
import { useJamTenang } from './kotak-keluar.queries.ts'

const JAM = Array.from({ length: 24 }, (_, jam) => ({
  value: String(jam),
  label: `${String(jam).padStart(2, '0')}.00 WIB`,
}))

/** Renders the form of the quiet hours, whole hours of Jakarta. */
export function JamTenangForm({ stored }: { stored: JamTenang }) {
  const [jam, setJam] = useState(stored)
  const { mutate, reset, isPending, isSuccess, error } = useJamTenang()
  const change = (next: Partial<JamTenang>) => {
    setJam({ ...jam, ...next })
    reset()
  }
  return (
    <form
      className={classes.rule}
      aria-label="Jam tenang"
      onSubmit={(event) => {
        event.preventDefault()
        mutate(jam)
      }}
    >
      <h3>Jam tenang</h3>
      <div className={classes.pair}>
        <NativeSelect
          label="Dari"
          data={JAM}
          value={String(jam.dari)}
          onChange={({ currentTarget }) => change({ dari: Number(currentTarget.value) })}
        />
        <NativeSelect
          label="Sampai"
          data={JAM}
          value={String(jam.sampai)}
          onChange={({ currentTarget }) => change({ sampai: Number(currentTarget.value) })}
        />
      </div>
      <Text size="sm" c="dimmed">
        {jam.dari === jam.sampai
          ? 'Jam yang sama berarti tanpa jam tenang.'
          : 'Peringatan untuk kantor menunggu sampai jam tenang berakhir.'}
      </Text>
      {error && (
        <Text c="var(--red)" role="alert">
          {saidBy(error)}
        </Text>
      )}
      <div className={classes.pair}>
        <Button type="submit" variant="default" loading={isPending}>
          Simpan jam tenang
        </Button>
        <span role="status">{isSuccess ? 'Tersimpan.' : ''}</span>
      </div>
    </form>
  )
}
