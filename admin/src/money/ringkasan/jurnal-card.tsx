import { Button, NativeSelect, Text, TextInput } from '@mantine/core'
import { jurnalQuerySchema } from '@safar/shared/money/jurnal/jurnal'
import type { KeberangkatanUang } from '@safar/shared/money/ringkasan/ringkasan-schema'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { download } from '../../platform/ui/download.ts'
import { saidBy } from '../../platform/ui/said-by.ts'
import { wrongFields } from '../../platform/ui/wrong-fields.ts'
import classes from './ringkasan.module.css'
import { ringkasanClient } from './ringkasan.queries.ts'

interface Props {
  departures: readonly KeberangkatanUang[]
  today: string
}

/** Renders the journal for an accountant: every entry of money as CSV, of one departure or a span of days. */
export function JurnalCard({ departures, today }: Props) {
  const [typed, setTyped] = useState({ keberangkatan: '', dari: '', sampai: '' })
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const { mutate, isPending, error, isSuccess, reset } = useMutation({
    mutationFn: () => ringkasanClient.jurnal(typed),
    onSuccess: (file) => download(file, `jurnal-${today}.csv`),
  })
  const change = (part: Partial<typeof typed>) => {
    setTyped((now) => ({ ...now, ...part }))
    setWrong({})
    reset()
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const asked = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''))
    const found = wrongFields(jurnalQuerySchema, asked)
    setWrong(found)
    if (Object.keys(found).length === 0) mutate()
  }
  return (
    <section className={`${classes.card} ${classes.jurnal}`} aria-labelledby="jurnal">
      <h2 id="jurnal">Jurnal untuk akuntan</h2>
      <p className={classes.small}>
        Setiap uang masuk dan keluar sebagai CSV; jumlahnya sama dengan saldo. Dolar tertulis dalam sen.
        Unduhannya tercatat di Aktivitas.
      </p>
      <form noValidate onSubmit={save}>
        <NativeSelect
          label="Keberangkatan"
          data={[
            { value: '', label: 'Semua keberangkatan' },
            ...departures.map(({ paket_id, nama_paket, tanggal_keberangkatan }) => ({
              value: String(paket_id),
              label: [nama_paket, tanggal_keberangkatan && formatTanggalSingkat(tanggal_keberangkatan)]
                .filter(Boolean)
                .join(', '),
            })),
          ]}
          value={typed.keberangkatan}
          error={wrong.keberangkatan}
          onChange={({ currentTarget }) => change({ keberangkatan: currentTarget.value })}
        />
        <TextInput
          type="date"
          label="Dari"
          max={today}
          value={typed.dari}
          error={wrong.dari}
          onChange={({ currentTarget }) => change({ dari: currentTarget.value })}
        />
        <TextInput
          type="date"
          label="Sampai"
          max={today}
          value={typed.sampai}
          error={wrong.sampai}
          onChange={({ currentTarget }) => change({ sampai: currentTarget.value })}
        />
        <Button
          type="submit"
          variant="default"
          loading={isPending}
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          Unduh jurnal
        </Button>
      </form>
      <div role="status">
        {isSuccess && <p className={classes.small}>Jurnal diunduh.</p>}
        {error && <Text c="var(--red)">{saidBy(error)}</Text>}
      </div>
    </section>
  )
}
