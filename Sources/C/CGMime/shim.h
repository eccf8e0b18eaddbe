#pragma once
#include <gmime/gmime.h>

// What a part is, and what it is as that: GLib says so with macros, which Swift doesn't see.

static inline GMimePart *cgmime_part(GMimeObject *object) { return GMIME_IS_PART(object) ? GMIME_PART(object) : NULL; }

static inline GMimeMultipart *cgmime_multipart(GMimeObject *object) {
  return GMIME_IS_MULTIPART(object) ? GMIME_MULTIPART(object) : NULL;
}

static inline GMimeMessagePart *cgmime_message_part(GMimeObject *object) {
  return GMIME_IS_MESSAGE_PART(object) ? GMIME_MESSAGE_PART(object) : NULL;
}

static inline InternetAddressMailbox *cgmime_mailbox(InternetAddress *address) {
  return INTERNET_ADDRESS_IS_MAILBOX(address) ? INTERNET_ADDRESS_MAILBOX(address) : NULL;
}

static inline void cgmime_release(void *object) {
  if (object) g_object_unref(object);
}
