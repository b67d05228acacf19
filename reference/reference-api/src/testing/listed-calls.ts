/** The calls of the reference (docs: api#api-billing), one on each line. None may be missing. */
const identity = `
POST /wand2/api/passwordRegistrations/{userId}/email
POST /wand2/api/passwordRegistrations/{userId}/mobile
POST /wand2/api/passwordRegistrations/{userId}/register
GET /wand2/api/passwordRegistrations/{userId}
POST /wand2/api/passwordRegistrations/{userId}/removeMobile
POST /wand2/api/passwordRegistrations/authenticate
GET /wand2/api/passwordRegistrations/googleApiKey
GET /wand2/api/account
GET /wand2/manual/api/signIn/options
GET /wand2/manual/api/signIn/company
GET /wand2/manual/api/signIn/company/callback
POST /wand2/manual/api/signIn/company/logout
POST /wand2/api/account/company
DELETE /wand2/api/account/company
POST /wand2/api/account/not-me
POST /wand2/api/account/sessions/{id}/not-me
GET /wand2/api/account/profile
POST /wand2/api/account/profile
GET /wand2/api/account/session
POST /wand2/api/account/session
GET /wand2/api/account/sessions
DELETE /wand2/api/account/sessions
DELETE /wand2/api/account/sessions/{id}
POST /wand2/api/account/password
GET /wand2/api/account/data
DELETE /wand2/api/account/recent
GET /wand2/api/account/calendar
POST /wand2/api/account/calendar
DELETE /wand2/api/account/calendar
GET /wand2/manual/api/calendars/{secret}/due-dates.ics
GET /wand2/api/notifications
GET /wand2/api/notifications/unread
GET /wand2/api/notifications/events
POST /wand2/api/notifications/read
POST /wand2/api/notifications/all-read
POST /wand2/api/notifications/all-read/undo
POST /wand2/manual/api/signIn
POST /wand2/manual/api/signIn/secondFactor
GET /wand2/manual/api/signIn/secondFactor
POST /wand2/manual/api/signIn/secondFactor/code
PUT /wand2/api/account/contact-step
POST /wand2/manual/api/signIn/passkey/options
POST /wand2/manual/api/signIn/passkey
POST /wand2/api/account/passkeys/options
POST /wand2/api/account/passkeys
PUT /wand2/api/account/passkeys/{id}
DELETE /wand2/api/account/passkeys/{id}
POST /wand2/api/account/authenticator
POST /wand2/api/account/authenticator/confirm
DELETE /wand2/api/account/authenticator
POST /wand2/api/account/recovery-codes
POST /wand2/manual/api/passwordReset
POST /wand2/manual/api/passwordReset/code
POST /wand2/manual/api/passwordReset/verify
POST /wand2/manual/api/passwordReset/password
POST /wand2/manual/api/passwordReset/review
POST /wand2/manual/api/passwordReset/review/remove
POST /wand2/manual/api/accountReport/preview
POST /wand2/manual/api/accountReport
GET /wand2/api/countries
GET /wand2/api/users/current
GET /user/link/linkedAccounts.html
DELETE /user/link/linkedAccounts.html
POST /user/link/linkedAccounts.html
GET /user/link/linkedAccountNickName.html
PUT /user/link/linkedAccountNickName.html
GET /user/link/linkedAccountsForSwitch.html
GET /user/link/searchForSsoAccounts.html
POST /user/link/userToLinkAccountDetails.html
GET /user/link/linkedNotification.html
POST /wand2/api/users/page-setting/save
GET /wand2/api/users/page-setting
GET /wand2/api/users/landingPage/{id}
POST /wand2/api/users/update/{userId}/landingPage/{page}
GET /wand2/api/users/updateUserTutorial/user/{id}/tutorialViewed/true
POST /wand2/api/users/recently-viewed
GET /ratepoint/api/users/recentSearch
POST /ratepoint/api/users/recentSearch
DELETE /ratepoint/api/users/recentSearch/{id}
GET /pro/common/userInfo
POST /wand2/tokens/getAccessToken
GET /logout.html
GET /client/session/locale.html
POST /wand2/api/translation
POST /wand2/manual/api/translation
GET /wand2/api/privacyPolicy/verifyEU`;

const billing = `
GET /wand2/api/billing/billing-items
GET /wand2/api/billing/billing-items/{id}
POST /wand2/api/billing/billing-items
POST /wand2/api/billing/billing-items/submit
POST /wand2/api/billing/billing-items/did-not-work
GET /wand2/api/billing/billing-items/did-not-work
GET /wand2/api/billing/billing-items/creation-date-validation
GET /wand2/api/billing/billing-items/timecards/validateCreationDates
GET /wand2/api/billing/billing-items/{id}/general-info
GET /wand2/api/billing/billing-items/{id}/detail-items
POST /wand2/api/billing/billing-items/{id}/receipt/mail
GET /wand2/api/billing/previous-period-details
GET /wand2/api/billing/billing-items/detail-items/{id}
GET /wand2/api/billing/billing-items/{id}/project-billing-with-all-details
GET /wand2/api/billing/billing-items/{id}/metadata
GET /wand2/api/billing/billing-items/{id}/expense-edit-metadata
GET /wand2/api/billing/billing-items/{id}/project-edit-metadata
GET /wand2/api/billing/billing-items/{id}/adjustment-edit-metadata
GET /wand2/api/billing/billing-items/{id}/worker/totalhours
GET /wand2/api/billing/work-periods/{id}
GET /wand2/api/billing/overtime-rules/{id}`;

const session = `
GET /wand2/api/job/{jobName}/isJobRunning
GET /wand2/api/clients/{clientId}/corporate/contacts
GET /wand2/api/clients/{clientId}/contacts/mspContact
GET /wand2/api/clients/{clientId}/contacts/helpdesk
GET /wand2/api/clients/contacts/configProperty
GET /wand2/api/users/help-desk-contacts
GET /wand2/api/users/engagement-contacts
GET /servlet/filestream
GET /generic/session/getToken.html
POST /wand2/api/fileupload/{billingItemId}/uploadonly
GET /wand2/manual/api/languages
GET /wand2/api/user/hasPublicAPIAccess/{a}/{b}
GET /wand2/engagement/api/engagement-items
GET /wand2/engagement/api/engagement/items/timeentries
GET /wand2/engagement/api/hourstatus
GET /wand2/api/engagement/engagements/{id}/periods
GET /wand2/api/user/worker/profile
POST /wand2/api/user/worker/profile
GET /wand2/api/worker/menu-items
GET /wand2/api/workers/clients
GET /wand2/api/engagement/engagements/{id}/worker-billing-submit
GET /wand2/api/engagement/engagements/{id}/worker/timeentry/submit
GET /wand2/api/engagements/surveys
GET /wand2/api/engagements/{id}/survey-questionnaire
POST /wand2/api/engagements/{id}/survey`;

const widgets = `
POST /client/upload.html
POST /wand2/api/requests/{id}/bulk-assign
GET /wand2/api/clients/{clientId}/cfs/{type}/activeOnly
GET /wand2/api/clients/{clientId}/customFields
GET /wand2/api/clients/{clientId}/requests/{requestId}/customFields/fieldSection
GET /wand2/api/clients/{clientId}/customFields/fieldSection
GET /wand2/api/clients/{clientId}/customFields/assigncandidate
GET /wand2/api/clients/{clientId}/customFields/validation
GET /wand2/api/clients/{clientId}/workerCustomFields
GET /wand2/api/clients/{clientId}/cfs/request/{requestId}
POST /wand2/api/exports
POST /wand2/api/exports/tables
GET /wand2/api/clients/{clientId}/payroll/batches
POST /wand2/api/clients/{clientId}/payroll/batches
GET /wand2/api/clients/{clientId}/payroll/batches/{number}/file
GET /wand2/api/clients/{clientId}/payroll/changes
GET /wand2/api/billing/billing-items/{id}/pdf
GET /wand2/api/exports/{id}
GET /wand2/api/exports/{id}/file
GET /wand2/api/configuration/cfReferenceList/{listId}/referenceListValues
GET /wand2/api/configuration/cfReferenceList/{listId}/values
GET /wand2/api/configuration/cfReferenceList/{listId}/values/search
GET /wand2/api/configuration/cfReferenceList/{listId}/values/searchKey
GET /wand2/api/configuration/cfReferenceList/{listId}/values/searchStartWithKey
GET /wand2/api/configuration/cfReferenceList/{listId}/value
PUT /wand2/api/configuration/cfReferenceList/{listId}/idname
PUT /wand2/api/configuration/cfReferenceList/{listId}/refvalue
PUT /wand2/api/configuration/cfReferenceList/{listId}/allLevelValues
GET /wand2/api/configuration/cfReferenceList/{listId}/filteredCostAllocationCFRefValues
GET /wand2/api/configuration/cfReferenceList/{listId}/filteredCostAllocationCFRefValuesByWorkedDate
GET /wand2/api/configuration/cfReferenceList/drillDownDisplayData/{id}/requisition
GET /wand2/api/configuration/cfReferenceList/billingDrillDownDisplayData/{id}/billingItem
GET /wand2/api/configuration/cfReferenceList/billingDrillDownDisplayData/{id}`;

/** Method and path of each, with parameters in braces. */
export const LISTED_CALLS: readonly (readonly [method: string, path: string])[] = [
  identity,
  billing,
  session,
  widgets,
].flatMap((list) =>
  list
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as unknown as readonly [string, string]),
);
