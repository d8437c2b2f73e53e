import { createWebhookClient } from '@safar/shared/webhook/client'
import { http } from './http.ts'

export const webhookClient = createWebhookClient(http)
