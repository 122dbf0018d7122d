/** How a check can be reported: for people, as one JSON object, as SARIF 2.1.0, as annotations of GitHub Actions. */
export const REPORT_FORMATS = ['text', 'json', 'sarif', 'github'] as const

export type ReportFormat = (typeof REPORT_FORMATS)[number]
