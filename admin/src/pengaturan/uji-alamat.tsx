import { Button } from '@mantine/core'
import { hariIni } from '@safar/shared/format/tanggal'
import type { FormValuesOf } from '@safar/shared/noun/values'
import type { ISIAN_FIELDS } from '@safar/shared/pengaturan/fields'
import { hasilUjiTeks } from '@safar/shared/pengaturan/uji-alamat'
import { useMutation } from '@tanstack/react-query'
import { use } from 'react'
import { pengaturanClient } from '../api/pengaturan-client.ts'
import { useFieldValue, useFormApi } from '../form/form-context.ts'
import { saidBy } from '../ui/said-by.ts'
import { formatWaktu } from '../ui/waktu.ts'
import { CardsContext } from './card-foot.tsx'
import classes from './pengaturan.module.css'

type Values = FormValuesOf<typeof ISIAN_FIELDS>

/** Asks the address where licences are checked, as typed, and notes the day where it answered. */
export function UjiAlamat() {
  const form = useFormApi<Values>()
  const { save } = use(CardsContext)
  const url = String(useFieldValue('licence_check_url')).trim()
  const { mutate, data, error, isPending, variables } = useMutation({
    mutationFn: (asked: string) => pengaturanClient.ujiAlamat(asked),
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
            {hasilUjiTeks(data)} Diuji {formatWaktu(data.pada)}.
          </p>
        )}
      </div>
    </div>
  )
}
