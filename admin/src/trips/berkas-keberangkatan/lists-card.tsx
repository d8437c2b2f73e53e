import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import classes from './berkas.module.css'
import { manifestClient } from './berkas-client.ts'
import { useFile } from './use-file.ts'

/** Renders the downloads of our own list and of names for tickets. */
export function ListsCard({ paket }: { paket: string }) {
  const file = useFile()
  const files = [
    {
      name: `manifest-${paket}.xlsx`,
      label: 'Unduh manifest (Excel)',
      fetch: () => manifestClient.file(paket),
    },
    {
      name: `maskapai-${paket}.csv`,
      label: 'Unduh nama tiket (CSV)',
      fetch: () => manifestClient.tickets(paket),
    },
  ]
  return (
    <section className={classes.card} aria-labelledby="berkas-daftar">
      <h2 id="berkas-daftar">Daftar kantor</h2>
      <p className={classes.lead}>
        Manifest berisi paspor, visa, kamar, dan nama tiket, tanpa NIK. Nama tiket ditulis menurut aturan
        maskapainya, tanpa nomor apa pun.
      </p>
      <div className={classes.ways}>
        {files.map(({ name, label, fetch }) => (
          <Button
            key={name}
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={file.isPending && file.name === name}
            onClick={() => file.take({ name, fetch })}
          >
            {label}
          </Button>
        ))}
      </div>
      {file.error && (
        <p role="alert" className={classes.wrong}>
          {file.error.message}
        </p>
      )}
    </section>
  )
}
