import { Button, CopyButton } from '@mantine/core'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import { izinText } from '@safar/shared/settings/pengaturan/izin'
import { useFieldValue } from '../../records/form/form-context.ts'
import classes from './pengaturan.module.css'
import { TestAddress } from './test-address.tsx'

function State({ name, label }: { name: string; label: string }) {
  const nomor = String(useFieldValue(`${name}.0.nomor`))
  const sampai = String(useFieldValue(`${name}.0.berlaku_sampai`))
  const { kata, tanda } = izinText(nomor.trim(), sampai, hariIni())
  return (
    <li data-tanda={tanda}>
      <b>{label}</b> {kata}{' '}
      {nomor.trim() && (
        <CopyButton value={nomor.trim()}>
          {({ copied, copy }) => {
            const words = copied ? 'Tersalin' : `Salin ${nomor.trim()}`
            return (
              <Button
                variant="default"
                size="compact-md"
                aria-label={`${words}, nomor ${label}`}
                onClick={copy}
              >
                {words}
              </Button>
            )
          }}
        </CopyButton>
      )}
    </li>
  )
}

/** Renders each licence as visitors read it today, its number, and a test of the address where licences are checked. */
export function IzinState() {
  return (
    <>
      <ul className={classes.izin} aria-label="Keadaan izin">
        <State name="ppiu" label="PPIU" />
        <State name="pihk" label="PIHK" />
      </ul>
      <TestAddress />
    </>
  )
}
