#pragma once
#include <nettle/pbkdf2.h>
