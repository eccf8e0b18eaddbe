#pragma once
#include <curl/curl.h>

// Swift can't call functions with any number of arguments.

static inline CURLcode ccurl_set_number(CURL *curl, CURLoption option, long value) {
  return curl_easy_setopt(curl, option, value);
}

static inline CURLcode ccurl_set_size(CURL *curl, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(curl, option, value);
}

static inline CURLcode ccurl_set_text(CURL *curl, CURLoption option, const char *value) {
  return curl_easy_setopt(curl, option, value);
}

static inline CURLcode ccurl_set_pointer(CURL *curl, CURLoption option, void *value) {
  return curl_easy_setopt(curl, option, value);
}

static inline CURLcode ccurl_set_function(CURL *curl, CURLoption option,
                                          size_t (*value)(char *, size_t, size_t, void *)) {
  return curl_easy_setopt(curl, option, value);
}

// Which chooses the socket for an address before it is reached, or none.
static inline CURLcode ccurl_set_socket_function(CURL *curl,
                                                 curl_socket_t (*value)(void *, curlsocktype, struct curl_sockaddr *)) {
  return curl_easy_setopt(curl, CURLOPT_OPENSOCKETFUNCTION, value);
}

static inline CURLcode ccurl_get_number(CURL *curl, CURLINFO what, long *value) {
  return curl_easy_getinfo(curl, what, value);
}

static inline CURLcode ccurl_get_text(CURL *curl, CURLINFO what, char **value) {
  return curl_easy_getinfo(curl, what, value);
}

static inline CURLcode ccurl_get_socket(CURL *curl, curl_socket_t *value) {
  return curl_easy_getinfo(curl, CURLINFO_ACTIVESOCKET, value);
}
