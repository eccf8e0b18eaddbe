#pragma once
#include <nettle/pbkdf2.h>
#include <nettle/sha2.h>
