import { Button } from '@mantine/core'
import { hariIni } from '@safar/shared/platform/format/tanggal'
import type { FormValuesOf } from '@safar/shared/records/noun/values'
import { testResultText } from '@safar/shared/settings/pengaturan/address-test'
import type { ISIAN_FIELDS } from '@safar/shared/settings/pengaturan/pengaturan-fields'
import { useMutation } from '@tanstack/react-query'
import { use } from 'react'
import { saidBy } from '../../platform/ui/said-by.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import { useFieldValue, useFormApi } from '../../records/form/form-context.ts'
import { CardsContext } from './card-foot.tsx'
import classes from './pengaturan.module.css'
import { pengaturanClient } from './pengaturan-client.ts'

type Values = FormValuesOf<typeof ISIAN_FIELDS>

/** Tests the typed address where licences are checked, and saves the day where it answered. */
export function TestAddress() {
  const form = useFormApi<Values>()
  const { save } = use(CardsContext)
  const url = String(useFieldValue('licence_check_url')).trim()
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: (asked: string) => pengaturanClient.testAddress(asked),
    onSuccess: ({ keadaan }, asked) => {
      if (keadaan !== 'menjawab' || String(form.getValues().licence_check_url).trim() !== asked) return
      form.setValue('licence_check_diperiksa', hariIni())
      save('izin')
    },
  })
  if (url === '') return null
  const isOfThis = variables === url
  return (
    <div className={classes.uji}>
      <Button variant="default" loading={isPending} onClick={() => mutate(url)}>
        Uji tautan pemeriksaan izin
      </Button>
      <div role="status">
        {isOfThis && error && <p data-tanda="gagal">{saidBy(error)}</p>}
        {isOfThis && data && (
          <p data-tanda={data.keadaan === 'gagal' ? 'gagal' : undefined}>
            {testResultText(data)} Diuji {formatWaktu(data.pada)}.
          </p>
        )}
      </div>
    </div>
  )
}
